import { m } from '#domain/messages/messages.js'
import type { Voices } from './voice.ts'

/** Voices of concepts of mood and mental well-being. */
export const FEELINGS: Voices = {
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
  spirit: {
    topic: m.assistant_topic_spirit,
    theme: m.assistant_theme_spirit,
    openers: [m.assistant_open_spirit_1, m.assistant_open_spirit_2],
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
  creativity: {
    topic: m.assistant_topic_creativity,
    theme: m.assistant_theme_creativity,
    openers: [m.assistant_open_creativity_1],
  },
}
