import type { Language } from '#domain/language/language.ts'
import { isMarker } from '#domain/language/language-markers.ts'

/** Words of courtesy, filling and asking, beside the function words that mark a language; folded. */
const WORDS: Readonly<Record<Language, string>> = {
  en: 'please pls plz thanks thx cheers meant mean means hmm hm um uh well actually really maybe perhaps kinda sorta gonna gotta lol btw ok okay yeah yep yes nope nah hey sorry instead rather though anyway which whats thats guys either else ones ideally preferably stuff thing things bit pretty quite else starts',
  es: 'porfa porfavor favor gracias vale bueno pues venga oye hola perdon quiza quizas cuales digo decir refiero estan esten tenga tengan haya sea sean seria sido puede pueden podria tambien igual tipo rollo',
  de: 'danke halt eben naja ach ja nein okay hallo hey na gern gerne vielleicht eigentlich ubrigens welche welcher welches welchen welchem meinte meinst zb bzw gibt gibts dort da man darf durfen muss soll sollte wurde ware einfach irgendwie echt mal ok',
  fr: 'svp stp merci bof ben bah euh alors donc enfin plutot bonjour salut oui non lequel laquelle lesquels lesquelles voila truc machin sinon peuvent pouvez serait soit possible vraiment juste ok niveau',
}
const ALL = new Set(Object.values(WORDS).flatMap((words) => words.split(' ')))

/** Whether a folded word is no topic in any language, so that no wish and no question is about it. */
export function isFunctionWord(word: string): boolean {
  return ALL.has(word) || isMarker(word)
}
