forward-title = Overgenomen
forward-deals = { $deals ->
    [one] Ronde 1 is elders gespeeld: {$totals}.
   *[other] Rondes 1 t/m {$deals} zijn elders gespeeld: {$totals}.
}
forward-result-alone = Van deze partij is alleen de uitslag bekend.
forward-runs-anew = Reeksen van rondes beginnen opnieuw met ronde {$deal}.
forward-runs = Rondes op rij, gehaald (+) of gemist (-): {$runs}.
forward-error-match = Een match van meerdere partijen kan niet overgenomen worden: de tot nu toe gewonnen partijen zijn niet bekend.
forward-error-deal = Een partij kan overgenomen worden bij ronde 2 t/m {$last}, niet bij ronde {$deal}.
forward-error-sides = Er { $sides ->
    [one] is {$sides} getal
   *[other] zijn {$sides} getallen
} nodig, één voor elke speler of kant, niet {$given}.
forward-error-unit-half = De totalen van deze partij hebben hele en halve punten.
forward-error-unit-tenth = De totalen van deze partij hebben hele punten en tienden.
forward-error-too-large = Een totaal kan hoogstens een miljoen punten zijn.
forward-error-no-runs = Er geldt geen reeksbonus, dus zijn er geen reeksen om mee verder te gaan.
forward-error-run = {$player} kan dan hoogstens { $most ->
    [one] {$most} ronde
   *[other] {$most} rondes
} op rij hebben.
forward-error-tally = {$tally} lopen niet door van ronde tot ronde; {$tallies} wel.
forward-error-no-tallies = {$tally} lopen niet door van ronde tot ronde, en niets anders wat deze regels tellen doet dat.
forward-error-twice = {$player} is twee keer genoemd, of samen met een partner.
forward-error-explain = Ronde {$deal} is elders gespeeld; daarvan zijn alleen de totalen bekend.
forward-ties = Een gelijke stand wordt niet beslist door { $tie ->
    [successful-bids] de som van de gehaalde biedingen
   *[made-deals] het aantal gehaalde rondes
}, want dat is voor de elders gespeelde rondes niet bekend.
