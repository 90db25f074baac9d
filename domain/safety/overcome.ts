const LONG_AGO =
  /\b(?:(?:years|decades) ago|a long time ago|long behind me|used to|hace (?:\w+ ){0,2}(?:anos|decadas)|hace (?:mucho )?tiempo|vor (?:\w+ ){0,2}jahren|fruher|langst|il y a (?:\w+ ){0,2}(?:ans|annees|longtemps)|depuis (?:des annees|longtemps)|autrefois)\b/

const WELL_NOW =
  /\b(?:(?:im|i am|am|doing) (?:\w+ )?(?:fine|ok|okay|well|good|better|healthy) now|recovered|fully healed|(?:ya |ahora )?estoy (?:muy |totalmente )?(?:bien|recuperad[oa]|curad[oa])|super(?:e|ad[oa])|(?:mir )?gehts? (?:es )?mir (?:wieder |heute )?gut|heute gehts? (?:es )?mir gut|uberwunden|uberstanden|geheilt|ca va bien|je vais bien|gueri(?:e|s|es)?)\b/

const STILL_THERE =
  /\b(?:but|still|again|lately|relaps\w*|back|want to|keep|pero|todavia|aun|otra vez|de nuevo|ultimamente|vuelto|quiero (?:morir|desaparecer)|aber|noch|wieder(?! gut)|zuruck|ruckfall|mais|encore|toujours|rechute\w*|de nouveau|revenue?)\b/

/**
 * Whether a text states that a danger lies years back and that the writer is well, without a
 * contradiction. Expects folded text. In doubt false. Never throws.
 */
export function isOvercome(text: string): boolean {
  return LONG_AGO.test(text) && WELL_NOW.test(text) && !STILL_THERE.test(text)
}
