import { type Helpline, line } from './helpline.ts'

/** The European Union and its neighbours in the same agreement: 112 is answered in all of them. */
const EUROPE =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'

/** One number for police, ambulance and fire. Great Britain and Ireland also answer 112. */
export const EMERGENCY_NUMBERS: readonly Helpline[] = [
  { ...line('emergency', EUROPE, null, '112', [], 'Europe'), region: '150' },
  line('emergency', 'US CA MX', null, '911', [], 'US, Canada and Mexico'),
  line('emergency', 'GB IE', null, '999', [], 'UK and Ireland'),
  line('emergency', 'AU', null, '000', []),
  line('emergency', 'NZ', null, '111', []),
  line('emergency', 'CO', null, '123', []),
  line('emergency', 'AR', null, '911', []),
]

/** Ambulance numbers of their own: in addition to the one above, or instead of it. */
export const AMBULANCE_NUMBERS: readonly Helpline[] = [
  line('ambulance', 'JP', null, '119', []),
  line('ambulance', 'CL', null, '131', []),
  line('ambulance', 'AT', null, '144', []),
  line('ambulance', 'CH', null, '144', []),
  line('ambulance', 'FR', 'SAMU', '15', []),
  line('ambulance', 'NO', null, '113', []),
]

/** Police numbers of their own. */
export const POLICE_NUMBERS: readonly Helpline[] = [
  line('police', 'JP', null, '110', []),
  line('police', 'CL', 'Carabineros', '133', []),
  line('police', 'DE', null, '110', []),
  line('police', 'AT', null, '133', []),
  line('police', 'CH', null, '117', []),
  line('police', 'FR', 'Police secours', '17', []),
  line('police', 'BE', null, '101', []),
]
