/** Words that are right as they are although a word of the thesaurus is close by. */
export const RIGHT_WORDS: ReadonlySet<string> = new Set(
  `message messages medication medications mediation mediate medicate report reports retreated sleek sleet steep sweep
  sleeps slept costs coast toast exorcise nutritious dressed pressed compressed distress wellbeing japanese italian canadian
  therapies pastures pasture impunity jordanian synergy stretches beginning beginnings resorts result results
  resource breeding sleepy stressing experienced breathe`.split(/\s+/),
)

/** Words of this trade that are misspelt often and stand in no phrase of the thesaurus. */
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

/**
 * Right words that nearly always are slips when listings know only the other one; the words beside them
 * that say that they are meant.
 */
export const SLIPS: Readonly<Record<string, { meant: string; unless: RegExp }>> = {
  mediation: { meant: 'meditation', unless: /\b(divorce|family|legal|court|dispute|conflict|lawyer|custody)\b/ },
  mediate: { meant: 'meditate', unless: /\b(divorce|family|legal|court|dispute|conflict|between)\b/ },
  message: { meant: 'massage', unless: /\b(send|text|phone|leave|write|my|from|get|whatsapp|voice)\b/ },
  messages: { meant: 'massages', unless: /\b(send|text|phone|leave|write|my|from|get|whatsapp|voice)\b/ },
}
