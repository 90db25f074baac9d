import { m } from '#domain/messages/messages.js'
import type { Voices } from './voice.ts'

/** Voices of people, places and practices. */
export const SETTINGS: Voices = {
  parents: {
    topic: m.assistant_topic_parents,
    theme: m.assistant_theme_parents,
    openers: [m.assistant_open_parents_1, m.assistant_open_parents_2],
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
