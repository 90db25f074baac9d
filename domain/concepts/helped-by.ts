import { CONCEPTS, type ConceptName } from './concepts.ts'

/** Groups of troubles and personal goals. */
const HELPED = new Set(['rest', 'head', 'heartAndMind', 'body', 'inside', 'habits'])

/** Practices and tastes among them: a listing offers these rather than helping with them. */
const OFFERED: ReadonlySet<string> = new Set<ConceptName>([
  'autism',
  'therapy',
  'crafts',
  'journaling',
  'body',
  'mind',
  'massage',
  'deepTissue',
  'thaiShiatsu',
  'reflexology',
  'movement',
  'pilates',
  'taiChi',
  'dance',
  'running',
  'yoga',
  'dynamicYoga',
  'gentleYoga',
  'kundalini',
  'yogaTraining',
  'hiking',
  'cooking',
  'vegan',
  'detox',
  'fasting',
])

/** Concepts to be helped with in groups that are mostly of people, places and occasions. */
const ALSO_HELPED: ReadonlySet<string> = new Set<ConceptName>([
  'periods',
  'cycle',
  'endometriosis',
  'fertility',
  'pregnancy',
  'postnatal',
  'menopause',
  'intimacy',
  'meaning',
  'resilience',
])

/** Whether a listing "helps with" this concept, rather than having or suiting it. */
export function isHelpedWith(name: ConceptName): boolean {
  return (HELPED.has(CONCEPTS[name].group) && !OFFERED.has(name)) || ALSO_HELPED.has(name)
}
