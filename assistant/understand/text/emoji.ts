/** Pictures that say what is wanted, wherever they stand, in words that the reading knows. */
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

/** Faces and gestures: beside words they only colour them, alone they are what is said. */
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
/** Colours of skin, signs of the way of drawing, and who does it ("🧘🏽‍♀️"). */
const VARIANTS = /\u200d[♀♂]|[\u200d\ufe0e\ufe0f]|\p{Emoji_Modifier}/gu

/** A turn with its pictures of a plain meaning as words; the others stand as they are. */
export function withoutEmoji(text: string): string {
  if (text.search(PICTURE) < 0) return text
  const plain = text.replace(VARIANTS, '')
  const isAlone = !/[\p{L}\p{N}]/u.test(plain)
  const words = isAlone ? { ...THINGS, ...ALONE } : THINGS
  const said = new Set<string>()
  const read = plain.replace(PICTURE, (picture) => {
    const word = words[picture]
    // Drawn three times it is not three things.
    if (word === undefined || said.has(word)) return word === undefined ? picture : ''
    said.add(word)
    return ` ${word} `
  })
  return read.replace(/\s+/g, ' ').trim()
}
