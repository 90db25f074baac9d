import { baseOf, type ConceptName } from '#domain/concepts.ts'
import { m } from '#domain/messages/messages.js'

/** What a concept sounds like: its name in a sentence, its theme, and ways to say that it was heard. */
export type Voice = { topic: () => string; theme: () => string; openers: readonly (() => string)[] }

const VOICES: Partial<Record<ConceptName, Voice>> = {
  sleep: {
    topic: m.assistant_topic_sleep,
    theme: m.assistant_theme_sleep,
    openers: [m.assistant_open_sleep_1, m.assistant_open_sleep_2, m.assistant_open_sleep_3],
  },
  stress: {
    topic: m.assistant_topic_stress,
    theme: m.assistant_theme_stress,
    openers: [m.assistant_open_stress_1, m.assistant_open_stress_2, m.assistant_open_stress_3],
  },
  anxiety: {
    topic: m.assistant_topic_anxiety,
    theme: m.assistant_theme_anxiety,
    openers: [m.assistant_open_anxiety_1, m.assistant_open_anxiety_2],
  },
  burnout: {
    topic: m.assistant_topic_burnout,
    theme: m.assistant_theme_burnout,
    openers: [m.assistant_open_burnout_1, m.assistant_open_burnout_2],
  },
  energy: {
    topic: m.assistant_topic_energy,
    theme: m.assistant_theme_energy,
    openers: [m.assistant_open_energy_1, m.assistant_open_energy_2],
  },
  focus: {
    topic: m.assistant_topic_focus,
    theme: m.assistant_theme_focus,
    openers: [m.assistant_open_focus_1, m.assistant_open_focus_2],
  },
  screens: {
    topic: m.assistant_topic_screens,
    theme: m.assistant_theme_screens,
    openers: [m.assistant_open_screens_1, m.assistant_open_screens_2],
  },
  digestion: {
    topic: m.assistant_topic_digestion,
    theme: m.assistant_theme_digestion,
    openers: [m.assistant_open_digestion_1, m.assistant_open_digestion_2],
  },
  immunity: {
    topic: m.assistant_topic_immunity,
    theme: m.assistant_theme_immunity,
    openers: [m.assistant_open_immunity_1, m.assistant_open_immunity_2],
  },
  mind: {
    topic: m.assistant_topic_mind,
    theme: m.assistant_theme_mind,
    openers: [m.assistant_open_mind_1, m.assistant_open_mind_2],
  },
  mood: {
    topic: m.assistant_topic_mood,
    theme: m.assistant_theme_mood,
    openers: [m.assistant_open_mood_1, m.assistant_open_mood_2],
  },
  loneliness: {
    topic: m.assistant_topic_loneliness,
    theme: m.assistant_theme_loneliness,
    openers: [m.assistant_open_loneliness_1, m.assistant_open_loneliness_2],
  },
  body: {
    topic: m.assistant_topic_body,
    theme: m.assistant_theme_body,
    openers: [m.assistant_open_body_1, m.assistant_open_body_2],
  },
  stiffness: {
    topic: m.assistant_topic_stiffness,
    theme: m.assistant_theme_stiffness,
    openers: [m.assistant_open_stiffness_1, m.assistant_open_stiffness_2],
  },
  spirit: {
    topic: m.assistant_topic_spirit,
    theme: m.assistant_theme_spirit,
    openers: [m.assistant_open_spirit_1, m.assistant_open_spirit_2],
  },
  nutrition: {
    topic: m.assistant_topic_nutrition,
    theme: m.assistant_theme_nutrition,
    openers: [m.assistant_open_nutrition_1, m.assistant_open_nutrition_2],
  },
  vegan: {
    topic: m.assistant_topic_vegan,
    theme: m.assistant_theme_vegan,
    openers: [m.assistant_open_vegan_1],
  },
  weight: {
    topic: m.assistant_topic_weight,
    theme: m.assistant_theme_weight,
    openers: [m.assistant_open_weight_1],
  },
  movement: {
    topic: m.assistant_topic_movement,
    theme: m.assistant_theme_movement,
    openers: [m.assistant_open_movement_1, m.assistant_open_movement_2],
  },
  fitness: {
    topic: m.assistant_topic_fitness,
    theme: m.assistant_theme_fitness,
    openers: [m.assistant_open_fitness_1, m.assistant_open_fitness_2],
  },
  yoga: {
    topic: m.assistant_topic_yoga,
    theme: m.assistant_theme_yoga,
    openers: [m.assistant_open_yoga_1, m.assistant_open_yoga_2],
  },
  hiking: {
    topic: m.assistant_topic_hiking,
    theme: m.assistant_theme_hiking,
    openers: [m.assistant_open_hiking_1, m.assistant_open_hiking_2],
  },
  backPain: {
    topic: m.assistant_topic_back_pain,
    theme: m.assistant_theme_back_pain,
    openers: [m.assistant_open_back_pain_1, m.assistant_open_back_pain_2],
  },
  pain: {
    topic: m.assistant_topic_pain,
    theme: m.assistant_theme_pain,
    openers: [m.assistant_open_pain_1, m.assistant_open_pain_2],
  },
  headache: {
    topic: m.assistant_topic_headache,
    theme: m.assistant_theme_headache,
    openers: [m.assistant_open_headache_1],
  },
  heart: {
    topic: m.assistant_topic_heart,
    theme: m.assistant_theme_heart,
    openers: [m.assistant_open_heart_1],
  },
  breathing: {
    topic: m.assistant_topic_breathing,
    theme: m.assistant_theme_breathing,
    openers: [m.assistant_open_breathing_1],
  },
  pregnancy: {
    topic: m.assistant_topic_pregnancy,
    theme: m.assistant_theme_pregnancy,
    openers: [m.assistant_open_pregnancy_1, m.assistant_open_pregnancy_2],
  },
  parents: {
    topic: m.assistant_topic_parents,
    theme: m.assistant_theme_parents,
    openers: [m.assistant_open_parents_1, m.assistant_open_parents_2],
  },
  menopause: {
    topic: m.assistant_topic_menopause,
    theme: m.assistant_theme_menopause,
    openers: [m.assistant_open_menopause_1, m.assistant_open_menopause_2],
  },
  cycle: {
    topic: m.assistant_topic_cycle,
    theme: m.assistant_theme_cycle,
    openers: [m.assistant_open_cycle_1],
  },
  grief: {
    topic: m.assistant_topic_grief,
    theme: m.assistant_theme_grief,
    openers: [m.assistant_open_grief_1, m.assistant_open_grief_2],
  },
  heartbreak: {
    topic: m.assistant_topic_heartbreak,
    theme: m.assistant_theme_heartbreak,
    openers: [m.assistant_open_heartbreak_1, m.assistant_open_heartbreak_2],
  },
  skin: {
    topic: m.assistant_topic_skin,
    theme: m.assistant_theme_skin,
    openers: [m.assistant_open_skin_1],
  },
  exams: {
    topic: m.assistant_topic_exams,
    theme: m.assistant_theme_exams,
    openers: [m.assistant_open_exams_1, m.assistant_open_exams_2],
  },
  stage: {
    topic: m.assistant_topic_stage,
    theme: m.assistant_theme_stage,
    openers: [m.assistant_open_stage_1, m.assistant_open_stage_2],
  },
  career: {
    topic: m.assistant_topic_career,
    theme: m.assistant_theme_career,
    openers: [m.assistant_open_career_1],
  },
  travelNerves: {
    topic: m.assistant_topic_travel_nerves,
    theme: m.assistant_theme_travel_nerves,
    openers: [m.assistant_open_travel_nerves_1],
  },
  jetLag: {
    topic: m.assistant_topic_jet_lag,
    theme: m.assistant_theme_jet_lag,
    openers: [m.assistant_open_jet_lag_1, m.assistant_open_jet_lag_2],
  },
  quitting: {
    topic: m.assistant_topic_quitting,
    theme: m.assistant_theme_quitting,
    openers: [m.assistant_open_quitting_1, m.assistant_open_quitting_2],
  },
  anger: {
    topic: m.assistant_topic_anger,
    theme: m.assistant_theme_anger,
    openers: [m.assistant_open_anger_1],
  },
  trauma: {
    topic: m.assistant_topic_trauma,
    theme: m.assistant_theme_trauma,
    openers: [m.assistant_open_trauma_1],
  },
  cancer: {
    topic: m.assistant_topic_cancer,
    theme: m.assistant_theme_cancer,
    openers: [m.assistant_open_cancer_1],
  },
  men: {
    topic: m.assistant_topic_men,
    theme: m.assistant_theme_men,
    openers: [m.assistant_open_men_1],
  },
  women: {
    topic: m.assistant_topic_women,
    theme: m.assistant_theme_women,
    openers: [m.assistant_open_women_1],
  },
  teens: {
    topic: m.assistant_topic_teens,
    theme: m.assistant_theme_teens,
    openers: [m.assistant_open_teens_1],
  },
  carers: {
    topic: m.assistant_topic_carers,
    theme: m.assistant_theme_carers,
    openers: [m.assistant_open_carers_1, m.assistant_open_carers_2],
  },
  elders: {
    topic: m.assistant_topic_elders,
    theme: m.assistant_theme_elders,
    openers: [m.assistant_open_elders_1, m.assistant_open_elders_2],
  },
  beginners: {
    topic: m.assistant_topic_beginners,
    theme: m.assistant_theme_beginners,
    openers: [m.assistant_open_beginners_1, m.assistant_open_beginners_2],
  },
  silence: {
    topic: m.assistant_topic_silence,
    theme: m.assistant_theme_silence,
    openers: [m.assistant_open_silence_1, m.assistant_open_silence_2],
  },
  nature: {
    topic: m.assistant_topic_nature,
    theme: m.assistant_theme_nature,
    openers: [m.assistant_open_nature_1, m.assistant_open_nature_2],
  },
  mountains: {
    topic: m.assistant_topic_mountains,
    theme: m.assistant_theme_mountains,
    openers: [m.assistant_open_mountains_1],
  },
  water: {
    topic: m.assistant_topic_water,
    theme: m.assistant_theme_water,
    openers: [m.assistant_open_water_1, m.assistant_open_water_2],
  },
  desert: {
    topic: m.assistant_topic_desert,
    theme: m.assistant_theme_desert,
    openers: [m.assistant_open_desert_1],
  },
  heat: {
    topic: m.assistant_topic_heat,
    theme: m.assistant_theme_heat,
    openers: [m.assistant_open_heat_1, m.assistant_open_heat_2],
  },
  cold: {
    topic: m.assistant_topic_cold,
    theme: m.assistant_theme_cold,
    openers: [m.assistant_open_cold_1],
  },
  sound: {
    topic: m.assistant_topic_sound,
    theme: m.assistant_theme_sound,
    openers: [m.assistant_open_sound_1],
  },
  breath: {
    topic: m.assistant_topic_breath,
    theme: m.assistant_theme_breath,
    openers: [m.assistant_open_breath_1],
  },
  ayurveda: {
    topic: m.assistant_topic_ayurveda,
    theme: m.assistant_theme_ayurveda,
    openers: [m.assistant_open_ayurveda_1],
  },
  needles: {
    topic: m.assistant_topic_needles,
    theme: m.assistant_theme_needles,
    openers: [m.assistant_open_needles_1],
  },
  light: {
    topic: m.assistant_topic_light,
    theme: m.assistant_theme_light,
    openers: [m.assistant_open_light_1],
  },
  scent: {
    topic: m.assistant_topic_scent,
    theme: m.assistant_theme_scent,
    openers: [m.assistant_open_scent_1],
  },
  detox: {
    topic: m.assistant_topic_detox,
    theme: m.assistant_theme_detox,
    openers: [m.assistant_open_detox_1],
  },
  creativity: {
    topic: m.assistant_topic_creativity,
    theme: m.assistant_theme_creativity,
    openers: [m.assistant_open_creativity_1],
  },
  company: {
    topic: m.assistant_topic_company,
    theme: m.assistant_theme_company,
    openers: [m.assistant_open_company_1],
  },
  couples: {
    topic: m.assistant_topic_couples,
    theme: m.assistant_theme_couples,
    openers: [m.assistant_open_couples_1, m.assistant_open_couples_2],
  },
  families: {
    topic: m.assistant_topic_families,
    theme: m.assistant_theme_families,
    openers: [m.assistant_open_families_1],
  },
  gift: {
    topic: m.assistant_topic_gift,
    theme: m.assistant_theme_gift,
    openers: [m.assistant_open_gift_1],
  },
}

/** The voice of a concept, or of the broader one that speaks for it; null when neither has one. */
export function voiceOf(concept: ConceptName): Voice | null {
  return VOICES[concept] ?? VOICES[baseOf(concept)] ?? null
}
