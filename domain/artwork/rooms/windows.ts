/** x from the middle and y below the horizon, in scene units; the box is what the view fills. */
type Window = {
  outline: string
  bars: string
  /** left, top, width, height */
  box: readonly [number, number, number, number]
}

/** Openings in a wall, by name. */
export const WINDOWS = {
  square: {
    outline: 'M-40-236H210V-40H-40z',
    bars: 'M85-236V-40M-40-138H210M-54-36H224',
    box: [-40, -236, 250, 196],
  },
  wide: {
    outline: 'M-250-226H210V-44H-250z',
    bars: 'M-97-226V-44M57-226V-44M-262-40H222',
    box: [-250, -226, 460, 182],
  },
  panorama: {
    outline: 'M-330-200H330V-20H-330z',
    bars: 'M-160-200V-20M160-200V-20',
    box: [-330, -200, 660, 180],
  },
  arch: {
    outline: 'M-60-40V-160Q-60-250 40-250T140-160V-40z',
    bars: 'M40-250V-40M-60-140H140M-74-36H154',
    box: [-60, -250, 200, 210],
  },
  round: {
    outline: 'M-60-140a100 100 0 1 0 200 0a100 100 0 1 0-200 0z',
    bars: '',
    box: [-60, -240, 200, 200],
  },
  tall: {
    outline: 'M-230-250H-130V-26H-230zM-90-250H10V-26H-90z',
    bars: 'M-230-140H-130M-90-140H10',
    box: [-230, -250, 240, 224],
  },
  small: {
    outline: 'M-220-206H-70V-86H-220z',
    bars: 'M-145-206V-86M-230-82H-60',
    box: [-220, -206, 150, 120],
  },
  doors: {
    outline: 'M-210-240H130V24H-210z',
    bars: 'M-96-240V24M16-240V24',
    box: [-210, -240, 340, 264],
  },
  open: {
    outline: 'M-330-250H330V30H-330z',
    bars: 'M-236-250V30M236-250V30M-330-30H330M-330 8H330',
    box: [-330, -250, 660, 280],
  },
  flap: {
    outline: 'M20 24Q10-120 60-230 150-130 190 24z',
    bars: '',
    box: [10, -230, 190, 254],
  },
} as const satisfies Record<string, Window>

export type WindowName = keyof typeof WINDOWS
