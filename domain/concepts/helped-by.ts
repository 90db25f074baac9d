import { CONCEPTS, type ConceptName } from './concepts.ts'

/** Groups of what one suffers from or works on. */
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

/** The same in groups that are mostly of people, places and occasions. */
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

/** Whether one says of a listing that it helps with this, and not that it has or suits it. */
export function isHelpedWith(name: ConceptName): boolean {
  return (HELPED.has(CONCEPTS[name].group) && !OFFERED.has(name)) || ALSO_HELPED.has(name)
}
