numbers-refusal-none-given = Keine Zahlen angegeben.
dead-hand-refusal = {$player} gibt und setzt in diesem Spiel als tote Hand aus: keine Ansage, keine Stiche.
entry-refusal-not-in-rules = Diese Regeln erlauben das nicht.
dead-hand-remedy = Nur die anderen sagen an und machen Stiche.
refusal-open-choices = Möglich für {$player}:
