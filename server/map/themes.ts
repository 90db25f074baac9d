/** Colours of a drawn map: those of app/features/listings/map/map.css, mixed, as an SVG takes them. */
export type Theme = Record<
  'water' | 'shore' | 'ground' | 'coast' | 'border' | 'river' | 'name' | 'lake' | 'sun',
  string
>

export const THEMES: Record<'light' | 'dark', Theme> = {
  light: {
    water: '#deebe7',
    shore: '#98b1b0',
    ground: '#fdfefc',
    coast: '#6f7f7f',
    border: '#8f9b97',
    river: '#98b1b0',
    name: '#5a6a66',
    lake: '#1b4a4c',
    sun: '#dc5a2f',
  },
  dark: {
    water: '#19363a',
    shore: '#486a6c',
    ground: '#15262a',
    coast: '#7f9190',
    border: '#637978',
    river: '#486a6c',
    name: '#96a8a2',
    lake: '#b9dad0',
    sun: '#f0794d',
  },
}
