/** Correct words that common English lists (english-words) lack: greetings, names and newer words. */
export const RIGHT_WORDS: ReadonlySet<string> = new Set(
  `danke merci gracias hallo hola bonjour bloke blokes laptop laptops monday tuesday wednesday thursday friday
  saturday sunday january february march april may june july august september october november december canadian
  italian japanese jordanian greek fred steve walter colin homepage maths medic medicare meta wellbeing workspace
  airbnb instagram youtube whatsapp spotify netflix zoom covid vegan vegans hinoki qigong shouldnt couldnt wouldnt
  didnt doesnt isnt arent wasnt werent hasnt havent hadnt mustnt neednt mightnt youre theyre weve youve theyve theyll
  youll youd theyd whats thats theres heres wheres whos hows lets`.split(/\s+/),
)

/** Words of this trade that are often misspelt and occur in no phrase of the thesaurus. */
export const OFTEN_MISSPELT: readonly string[] =
  `acupuncture affordable anxiety anxious aromatherapy arthritis ayurveda ayurvedic beginner beginners
  bereavement bloating breathing breathwork burnout chiropractor chiropractic concentrate concentration confidence
  depressed depression digestion digestive energy exercise exhausted exhaustion experience experiences fatigue flexibility
  grieving headache headaches immunity infrared insomnia journaling kombucha lavender loneliness magnesium massage massages
  meditate meditation menopause migraine migraines mindfulness mountain mountains nutrition overwhelmed perimenopause
  posture pregnancy pregnant probiotics relaxation relaxing resort retreat retreats sciatica sleep sleeping spiritual
  stress stressed stressful stretching supplement supplements swimming therapist therapy vegetarian wellness workshop
  workshops canada costa greece indonesia italy japan jordan norway portugal slovenia switzerland thailand`
    .trim()
    .split(/\s+/)

/** Misspellings beyond the edit-distance limit; none is a word. */
export const SURE_SLIPS: Readonly<Record<string, string>> = {
  yga: 'yoga',
  yog: 'yoga',
  yoa: 'yoga',
  ypga: 'yoga',
  spaa: 'spa',
  aniexty: 'anxiety',
  anixety: 'anxiety',
  bereavment: 'bereavement',
  berevement: 'bereavement',
  menstration: 'menstruation',
  mentruation: 'menstruation',
  verspanung: 'verspannung',
  verspanungen: 'verspannungen',
  griechnland: 'griechenland',
  griechenlnd: 'griechenland',
  grichenland: 'griechenland',
}

/**
 * Correct words that are nearly always misspellings when listings contain only the other word; `unless`
 * matches the context in which they are meant.
 */
export const SLIPS: Readonly<Record<string, { meant: string; unless: RegExp }>> = {
  mediation: {
    meant: 'meditation',
    unless: /\b(divorce|family|legal|court|dispute|conflict|lawyer|custody)\b/,
  },
  mediate: {
    meant: 'meditate',
    unless: /\b(divorce|family|legal|court|dispute|conflict|between)\b/,
  },
  message: {
    meant: 'massage',
    unless: /\b(send|text|phone|leave|write|my|from|get|whatsapp|voice)\b/,
  },
  messages: {
    meant: 'massages',
    unless: /\b(send|text|phone|leave|write|my|from|get|whatsapp|voice)\b/,
  },
}
