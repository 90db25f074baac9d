const COUNT = String.raw`(?:\d|an?|one|two|three|half an|una?|dos|tres|media|eine[rn]?|zwei|drei|une|deux|trois)`

/** The time of a journey before a place, as the source of a pattern: "within two hours of", "à deux heures de". */
export const TRAVEL_TIME = [
  `(?:within|under|less than|(?:no|not) (?:more|further|farther) than|about|up to) (?:an? )?${COUNT} hours?(?: drive| ride| by (?:car|train|bus))?(?: of| from)?`,
  `${COUNT} hours?(?: drive| ride| by (?:car|train|bus))?(?: away)? from`,
  `a (?:menos de |no mas de |unas )?${COUNT} horas?(?: en (?:coche|tren))? de`,
  `(?:(?:nicht (?:weiter|mehr) als|hochstens|maximal|etwa) )?${COUNT} stunden? (?:fahrt )?(?:entfernt )?(?:von|ab)`,
  `a (?:moins d ?(?:e )?)?${COUNT} heures?(?: en (?:voiture|train))? de`,
].join('|')
