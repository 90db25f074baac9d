import { fold } from '../text/text.ts'

/** Questions whether a booking may end early; "I want to end it early" is not one. */
const ENDS_EARLY = new RegExp(
  `\\b(?:${[
    '(?:(?:can|could|may) (?:i|we|you|one|guests)|(?:is it|would it be) (?:possible|ok|okay|allowed|fine) (?:for (?:me|us) )?to) (?:also |just |still )?end it (?:early|earlier|sooner|ahead of time)',
    '(?:what (?:if|happens (?:if|when))|(?:do|will|would) (?:i|we) (?:get|lose|pay|owe) (?:\\w+ ){0,4}(?:if|when)|is there (?:a|any) (?:fee|penalty|refund|charge) (?:if|when)) (?:i|we) (?:(?:need|have) to )?end it (?:early|earlier|sooner|ahead of time)',
    '(?:puis[ -]?je|(?:est[ -]ce que )?(?:je peux|nous pouvons|on peut)|peut[ -]on|(?:est[ -]il|(?:est[ -]ce|cest)) possible dy?)(?: y)? mettre fin (?:plus tot|avant(?: la fin| terme)?)',
  ].join('|')})(?!\\p{L})`,
  'gu',
)

/** Bookings, which can end. */
const BOOKED =
  /(?<!\p{L})(?:stays?|retreats?|class(?:es)?|courses?|bookings?|reservations?|subscriptions?|memberships?|program(?:me)?s?|workshops?|sessions?|lodges?|cabins?|resorts?|hotels?|villas?|rentals?|nights?|estancias?|retiros?|clases?|cursos?|reservas?|suscripci[o]n|aufenthalt\w*|kurse?n?|buchung\w*|abos?|mitgliedschaft|sejours?|retraites?|cours|abonnements?|nuits?)(?!\p{L})/u

/** With any of these "it" may mean more than a booking. */
const OF_LIFE =
  /(?<!\p{L})(?:li(?:fe|ve|ves|ving)|alive|earth|world|exist\w*|everything|everyone|all of it|it all|miser\w+|pain\w*|suffer\w*|hopeless\w*|despair\w*|alone|lonely|hate|die|dying|dead|death|kill\w*|worthless|burden|cant (?:go on|cope|do this)|vi(?:da|vir)|mundo|todo|sol[oa]|odio|dolor|morir|muerte|leben\w*|welt|alles|allein|hasse|schmerz\w*|sterben|tot|vie|vivre|monde|terre|tout|seule?|deteste|hais|souffr\w*|douleur|mourir|mort|desespoir)(?!\p{L})/u

/**
 * The newest text without the question whether "it" may end early, if the same or an earlier text
 * names a booking. Unchanged if any text may mean more than a booking: a false alarm is preferred.
 * Never throws.
 */
export function withoutEarlyEnd(before: readonly string[], newest: string): string {
  const plain = fold(newest)
  const rest = plain.replace(ENDS_EARLY, ' , ')
  if (rest === plain) return newest
  const texts = [...before.map(fold), rest]
  const isBooked =
    texts.some((text) => BOOKED.test(text)) && !texts.some((text) => OF_LIFE.test(text))
  return isBooked ? rest : newest
}
