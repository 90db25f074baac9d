import { fold } from '../text/text.ts'

/** Clear and hesitant affirmations: both count as a yes, for safety. */
const AFFIRMS =
  /^(?:yes|yeah|yep|yup|i am|i have been|i do|i think so|kind of|sort of|maybe|perhaps|a bit|a little|sometimes|i dont know|not sure|you understood|you heard me|si|claro|creo que si|puede(?: ser)?|quizas?|tal vez|un poco|a veces|no (?:lo )?se|ja|doch|jein|ich glaube(?: schon)?|vielleicht|ein bisschen|manchmal|weiss (?:ich )?nicht|ich weiss nicht|irgendwie(?: schon)?|oui|ouais|je crois(?: que oui)?|peut[- ]etre|un peu|parfois|(?:je )?(?:ne )?sais pas)\b/
/** Words of an answer about another topic. */
const ELSE =
  /\b(?:but (?:i )?(?:meant?|want|need|just)|i meant?|meant|looking for|quiero decir|queria decir|busco|ich (?:meine|meinte|suche)|gemeint|je (?:veux dire|voulais dire|cherche))\b/

/** Whether an answer to "are you in danger?" is a yes, or no clear no. Never throws. */
export function affirms(text: string): boolean {
  const plain = fold(text)
  return AFFIRMS.test(plain) && !ELSE.test(plain)
}
