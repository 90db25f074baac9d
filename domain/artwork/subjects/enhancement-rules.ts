import type { WordRule } from './match-words.ts'
import type { Subject } from './subject.ts'

/** Treatments, coaching and digital tools, in order of precedence. */
export const ENHANCEMENT_RULES: readonly WordRule<Subject>[] = [
  ['paper moon, tidal', 'waves'],
  ['posture clip, collar', 'posture-clip'],
  ['massage, bodywork', 'touch', 'massage-ball', 'towels'],
  ['acupuncture, chiropractic', 'touch', 'cairn'],
  ['medspa, facial, skin', 'towels', 'face-wash', 'touch'],
  ['grief walk, walks, walking app', 'cairn'],
  ['yoga', 'open-mat', 'yoga-blocks', 'rolled-mat'],
  ['sleep diary, pillow ledger, night log', 'journal', 'phone-night'],
  ['food diary, gut notebook', 'journal'],
  ['meal planning, pantry, supper, lunch, plates', 'vegetables', 'plate', 'bean-bowl'],
  ['soundscape, noise, hum', 'headphones', 'speaker'],
  ['jet lag planner', 'phone-path'],
  ['letters, writing, journaling', 'letters', 'journal'],
  ['rota, counter, ledger, quit smoking', 'phone-list', 'glass'],
  ['meditation', 'breath', 'zafu', 'incense-bowl'],
  ['breath*', 'breath', 'breath-stone', 'phone-waves'],
  ['desk work, posture', 'laptop', 'cairn'],
  ['quit*', 'phone-down', 'glass'],
  ['holistic', 'herb-tea', 'cairn', 'mushrooms'],
  ['insomnia, sleep', 'phone-night', 'bed-lamp'],
  ['food, nutrition', 'vegetables', 'plate'],
  ['stretching', 'phone-path', 'yoga-blocks'],
  ['respite, caregiver', 'tea-cup', 'phone-waves'],
  ['coach*', 'laptop', 'tea-cup', 'tablet'],
  ['wearable', 'watch', 'breath-stone'],
  ['device, digital', 'device', 'tablet'],
  ['app', 'device', 'phone-waves', 'phone-list'],
]
