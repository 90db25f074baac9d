import type { Language } from '../../language/language.ts'

// The patterns match folded text: lower case, no accents, no apostrophes.

/** Medicines on prescription, or not to be stopped without advice. */
export const MEDICINE: Record<Language, string> = {
  en: '(?:medications?|medicines?|meds|antidepressants?|anti-?depressants?|ssris?|snris?|sertraline|zoloft|prozac|fluoxetine|citalopram|escitalopram|lexapro|lithium|insulin|metformin|statins?|blood thinners?|warfarin|beta ?blockers?|xanax|valium|benzos?|adderall|ritalin|antipsychotics?|birth control|painkillers?|antibiotics?|chemo(?:therapy)?|levothyroxine|steroids|prescriptions?|(?:blood pressure|thyroid|sleeping|heart|anxiety) (?:pills?|tablets?|meds|medication))',
  es: '(?:medicacion|medicamentos?|medicinas?|antidepresivos?|ansioliticos?|insulina|anticoagulantes?|litio|(?:mis|las) pastillas)',
  de: String.raw`(?:medikamente?n?|antidepressiv\w+|tabletten|insulin|blutverdunner|betablocker|lithium|schlafmittel|arzneimittel)`,
  fr: '(?:medicaments?|antidepresseurs?|anxiolytiques?|insuline|anticoagulants?|lithium|(?:mes|les) cachets|mon traitement)',
}

/** Illnesses that no wellness product may claim to cure. */
export const ILLNESS: Record<Language, string> = {
  en: '(?:cancers?|tumou?rs?|leuka?emia|lymphoma|melanoma|diabetes|hiv|aids|multiple sclerosis|ms|alzheimers?|dementia|parkinsons?|epilepsy|lupus|als|hepatitis|cirrhosis|schizophrenia|kidney failure|heart disease)',
  es: '(?:cancer|tumor(?:es)?|leucemia|linfoma|melanoma|diabetes|vih|sida|esclerosis|alzheimer|demencia|parkinson|epilepsia|lupus|hepatitis|cirrosis|esquizofrenia)',
  de: String.raw`(?:\w*krebs|\w*tumou?re?n?|leukamie|lymphom|melanom|diabetes|hiv|aids|multiple sklerose|alzheimer|demenz|parkinson|epilepsie|lupus|hepatitis|leberzirrhose|schizophrenie)`,
  fr: '(?:cancers?|tumeurs?|leucemie|lymphome|melanome|diabete|vih|sida|sclerose en plaques|alzheimer|demence|parkinson|epilepsie|lupus|hepatite|cirrhose|schizophrenie)',
}

/** Troubles that wellness products can ease but not treat. */
export const TROUBLE: Record<Language, string> = {
  en: '(?:(?:clinical |postpartum )?depression|insomnia|(?:social )?anxiety|ptsd|adhd|ocd|bipolar|migraines?|arthritis|asthma|eczema|psoriasis|endometriosis|infertility|high blood pressure|panic attacks?)',
  es: '(?:depresion|insomnio|ansiedad|estres postraumatico|tdah|migranas?|artritis|asma|eczema|psoriasis|endometriosis|infertilidad|hipertension|ataques de panico)',
  de: '(?:depression(?:en)?|schlaflosigkeit|schlafstorung(?:en)?|angststorung(?:en)?|ptbs|adhs|migrane|arthritis|arthrose|asthma|neurodermitis|psoriasis|endometriose|unfruchtbarkeit|bluthochdruck|panikattacken)',
  fr: '(?:depression|linsomnie|insomnies?|lanxiete|anxiete|tdah|migraines?|larthrite|arthrose|lasthme|asthme|leczema|eczema|psoriasis|lendometriose|endometriose|linfertilite|lhypertension|hypertension)',
}
