/** Emoji that state a wish anywhere in a turn, as words that the parser knows. */
const THINGS: Readonly<Record<string, string>> = {
  '🏖': 'beach',
  '🏝': 'beach',
  '🌊': 'sea',
  '🏔': 'mountains',
  '⛰': 'mountains',
  '🏕': 'nature',
  '🌲': 'forest',
  '🌳': 'forest',
  '🏜': 'desert',
  '🐶': 'dog',
  '🐕': 'dog',
  '🐩': 'dog',
  '🐱': 'cat',
  '🐈': 'cat',
  '♿': 'wheelchair accessible',
  '🧘': 'yoga',
  '💆': 'massage',
  '🧖': 'sauna',
  '♨': 'hot springs',
  '🛀': 'bath',
  '🍵': 'tea',
  '🎁': 'a gift',
  '🥾': 'hiking',
  '🏊': 'swimming',
  '💃': 'dance',
  '🕺': 'dance',
}

/** Faces and gestures: with words they only set the tone, alone they are the message. */
const ALONE: Readonly<Record<string, string>> = {
  '😴': 'sleep',
  '💤': 'sleep',
  '🛌': 'sleep',
  '🥱': 'tired',
  '😩': 'tired',
  '😫': 'stress',
  '🤯': 'stress',
  '😰': 'anxiety',
  '😟': 'anxiety',
  '🤕': 'headache',
  '👋': 'hello',
  '👍': 'thanks',
  '👌': 'thanks',
  '🙏': 'thanks',
  '🙂': 'thanks',
  '😊': 'thanks',
  '😀': 'thanks',
  '😍': 'thanks',
  '🥰': 'thanks',
  '❤': 'thanks',
  '👎': 'not helpful',
}

const PICTURE = /\p{Extended_Pictographic}/gu
/** Skin tones, presentation selectors and gender signs ("🧘🏽‍♀️"). */
const VARIANTS = /\u200d[♀♂]|[\u200d\ufe0e\ufe0f]|\p{Emoji_Modifier}/gu

/** Returns a turn with unambiguous emoji replaced by words; others are unchanged. */
export function withoutEmoji(text: string): string {
  if (text.search(PICTURE) < 0) return text
  const plain = text.replace(VARIANTS, '')
  const isAlone = !/[\p{L}\p{N}]/u.test(plain)
  const words = isAlone ? { ...THINGS, ...ALONE } : THINGS
  const said = new Set<string>()
  const read = plain.replace(PICTURE, (picture) => {
    const word = words[picture]
    // A repeated emoji is replaced once.
    if (word === undefined || said.has(word)) return word === undefined ? picture : ''
    said.add(word)
    return ` ${word} `
  })
  return read.replace(/\s+/g, ' ').trim()
}
