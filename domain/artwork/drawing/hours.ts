import type { WellnessTag } from '../../listing/listing.ts'
import type { Colour } from './colour.ts'

/** The light of one hour, which determines how colours appear. */
export type HourLight = {
  /** Zenith, middle, horizon. */
  sky: readonly [Colour, Colour, Colour]
  /** Colour of the disc. */
  sun: Colour
  /** Position of the disc: share of the width, and share of the height above the horizon. */
  sunAt: readonly [number, number]
  /** Radius of the disc, in scene units. */
  sunRadius: number
  /** The colour that distance fades to. */
  air: Colour
  /** The colour that shadow fades to, and how strongly: 0 to 1. */
  shade: Colour
  shadeStrength: number
  /** Lit windows and flames. */
  lamp: Colour
  stars: boolean
}

export const HOURS: Record<WellnessTag, HourLight> = {
  /** Dawn. */
  energize: {
    sky: ['#9fbcc0', '#e6cfb6', '#f6d3a4'],
    sun: '#e4673c',
    sunAt: [0.7, 0.1],
    sunRadius: 38,
    air: '#f0cfac',
    shade: '#3d5061',
    shadeStrength: 0.3,
    lamp: '#ffe2a6',
    stars: false,
  },
  /** Morning. */
  focus: {
    sky: ['#7fb0b8', '#b9d5d0', '#e9ecd9'],
    sun: '#fdf6dc',
    sunAt: [0.3, 0.36],
    sunRadius: 38,
    air: '#dbe6dc',
    shade: '#1f4a55',
    shadeStrength: 0.2,
    lamp: '#fff3cf',
    stars: false,
  },
  /** Noon, always centred. */
  balance: {
    sky: ['#a5c2bb', '#d6dfcc', '#f5ebcf'],
    sun: '#efb558',
    sunAt: [0.5, 0.27],
    sunRadius: 48,
    air: '#eee4c6',
    shade: '#46583f',
    shadeStrength: 0.2,
    lamp: '#fff0c0',
    stars: false,
  },
  /** Dusk. */
  restore: {
    sky: ['#5c6384', '#b38496', '#f0b58f'],
    sun: '#ef7f57',
    sunAt: [0.34, 0.03],
    sunRadius: 38,
    air: '#d9a091',
    shade: '#3a2f50',
    shadeStrength: 0.46,
    lamp: '#ffd48a',
    stars: false,
  },
  /** Night. */
  calm: {
    sky: ['#16293c', '#2c4c60', '#6f9399'],
    sun: '#f3eed9',
    sunAt: [0.66, 0.34],
    sunRadius: 30,
    air: '#5f858f',
    shade: '#0f2438',
    shadeStrength: 0.64,
    lamp: '#ffcf7d',
    stars: true,
  },
}

/** An overcast dusk, whatever the hour: for burnout items, and for empty states. */
export const QUIET: HourLight = {
  sky: ['#5d6577', '#8d8894', '#bfaea8'],
  sun: '#e9dccb',
  sunAt: [0.6, 0.2],
  sunRadius: 32,
  air: '#a79fa3',
  shade: '#3b4254',
  shadeStrength: 0.5,
  lamp: '#f6cf93',
  stars: false,
}

/** The light that "another hour" of the same place shows. */
export const NEXT_HOUR: Record<WellnessTag, WellnessTag> = {
  energize: 'focus',
  focus: 'restore',
  balance: 'restore',
  restore: 'calm',
  calm: 'energize',
}

/** The local colours of objects, independent of the hour. */
export const LOCAL_COLOURS = {
  pine: '#2f5a4b',
  leaf: '#5d7f4e',
  field: '#a3ab62',
  rock: '#5a6f78',
  snow: '#f4f2ea',
  sand: '#e0b07c',
  sea: '#2f7c86',
  wood: '#6b4a3a',
  wall: '#e9dfcd',
  roof: '#3c4046',
  clay: '#b9704e',
  bone: '#e9dfcd',
  celadon: '#8fb3a2',
  ink: '#3a4d55',
  amber: '#a2652c',
  blush: '#d8a795',
  ochre: '#d0a253',
  brass: '#c7974a',
  rose: '#ecc6ad',
  almond: '#d9a783',
  honey: '#bd8257',
  umber: '#8a5a3e',
  cocoa: '#5f3f30',
  soot: '#2c2827',
  chestnut: '#63402c',
  straw: '#c8a063',
  silver: '#cfccc4',
} as const satisfies Record<string, Colour>

export type LocalColour = keyof typeof LOCAL_COLOURS

/** Colours of glazed vessels. */
export const GLAZES: readonly LocalColour[] = ['celadon', 'clay', 'ink', 'blush', 'ochre', 'amber']
