import { m } from '#domain/messages/messages.js'
import type { Voices } from './voice.ts'

/** Voices of concepts of the body and its care. */
export const BODIES: Voices = {
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
  skin: {
    topic: m.assistant_topic_skin,
    theme: m.assistant_theme_skin,
    openers: [m.assistant_open_skin_1],
  },
  cancer: {
    topic: m.assistant_topic_cancer,
    theme: m.assistant_theme_cancer,
    openers: [m.assistant_open_cancer_1],
  },
  detox: {
    topic: m.assistant_topic_detox,
    theme: m.assistant_theme_detox,
    openers: [m.assistant_open_detox_1],
  },
}
