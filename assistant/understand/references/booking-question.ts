import type { Language } from '#domain/language/language.ts'

type Alternatives = Readonly<Record<Language, string>>

/** Asks how to book, order or buy, or takes one of those shown; over folded text without hyphens. */
const BUYING: Alternatives = {
  en: 'how (?:do|can|would|could|should|to|did)(?: \\w+){0,3} (?:book|buy|order|reserve|purchase|pay|sign up|enrol|register|join|get (?:it|one|this|that|them|hold))|where (?:do|can|could)(?: \\w+){0,2} (?:book|buy|order|reserve|pay|get (?:it|one|this|that|them))|(?:ill|i will|lets|i want to|id like to|i would like to|can i|could i|can we) (?:take|book|buy|order|reserve) (?:it|this|that|them|the|one)|(?:need|have|must)(?: \\w+){0,2} (?:to )?(?:book|reserve|register|sign up)|(?:booking|reservations?) (?:needed|required|necessary)',
  es: 'como (?:l[oa]s? |se |puedo |podria |hago para |me )*(?:compr\\w+|reserv\\w+|pid\\w+|pedir\\w*|encarg\\w+|pag\\w+|apunt\\w+|inscrib\\w+)|donde (?:l[oa]s? |se |puedo )*(?:compr\\w+|reserv\\w+|pid\\w+|pedir\\w*)|(?:quiero|quisiera|voy a|vamos a|puedo) (?:comprar|reservar|pedir)(?:l[oa]s?)\\b|(?:tengo que|hay que|hace falta|necesito)(?: \\w+){0,2} reservar',
  de: '(?:wie|wo)(?: \\w+){0,5} (?:buchen|buche|kaufen|kaufe|bestellen|bestelle|reservieren|reserviere|bezahlen|anmelden)|wo (?:bekomme|kriege) ich (?:das|den|die|es)|(?:ich|wir) (?:will|wollen|mochte|mochten|wurde)(?: \\w+){0,2} (?:das|den|die|es|ihn|sie|erste|zweite|dritte)(?: \\w+)? (?:buchen|kaufen|bestellen|reservieren)|muss (?:ich|man|wir)?(?: \\w+){0,4} ?(?:buchen|reservieren|anmelden|voranmelden)|(?:anmeldung|buchung|reservierung) (?:notig|erforderlich|notwendig)',
  fr: 'comment (?:je |on |faire pour |puis je |peut on |est ce que je |nous |se |me )*(?:l[ea]? ?)?(?:command\\w*|achet\\w*|reserv\\w*|pay\\w*|inscri\\w*|procurer)|(?:ou|par ou) (?:je |on |puis je |peut on )*(?:l[ea]? ?)?(?:command\\w*|achet\\w*|reserv\\w*)|(?:je|on|nous) (?:veux|voudrais|voulons|aimerais|vais|va|peux|peut) l[ea] (?:commander|acheter|reserver|prendre)|(?:faut il|dois je|il faut|doit on|on doit)(?: \\w+){0,2} (?:reserver|sinscrire|m ?inscrire|s ?inscrire)|pour (?:le |la )?(?:reserver|commander|acheter)(?: \\w+){0,3} comment',
}

/** Asks whether one may come without a booking. */
const COMING: Alternatives = {
  en: 'drop[ -]?in|just (?:turn|show) up|walk[ -]in|(?:turn|show) up without|without (?:a )?(?:booking|reservation|appointment)',
  es: 'sin (?:reserva|cita|reservar)\\b|presentarme|ir directamente',
  de: '(?:einfach|spontan)(?: \\w+){0,2} (?:hinkommen|hingehen|vorbeikommen|auftauchen)|ohne (?:anmeldung|buchung|reservierung|termin)',
  fr: 'sans (?:reservation|rendez vous|inscription|reserver)|venir directement|a l ?improviste',
}

const pattern = (...all: Alternatives[]) =>
  new RegExp(`\\b(?:${all.flatMap((each) => Object.values(each)).join('|')})(?!\\p{L})`, 'u')
const IS_BOOKING = pattern(BUYING, COMING)
const IS_COMING = pattern(COMING)

/** Whether folded text asks how to book, order or buy, or whether one has to. */
export function isBookingQuestion(plain: string): boolean {
  return IS_BOOKING.test(plain.replace(/-/g, ' '))
}

/** Whether folded text asks to come without a booking. */
export function isDropInQuestion(plain: string): boolean {
  return IS_COMING.test(plain.replace(/-/g, ' '))
}
