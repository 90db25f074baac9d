import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import sharp from 'sharp'
import { type ClipSource, stillOf } from './clip-frame.ts'

/**
 * Renders the clips of some listings from their own prints, into public/media: a slow pan back and forth,
 * glints on the water, mist and a pulsing light, with one soft tone. Needs ffmpeg. Run it only when a
 * clip changes: the site serves the files.
 */
const CLIPS: readonly ClipSource[] = [
  { id: '1', tone: 98, water: [0.63, 0.86], mist: 0.3 },
  { id: '3', tone: 110, water: [0.8, 0.96], mist: 0.55 },
  { id: '8', tone: 147, water: [0.63, 0.84], mist: 0.15 },
  { id: 'exp-1', tone: 131, water: [0.66, 0.78], mist: 0.2 },
  { id: 'exp-5', tone: 98, water: null, mist: 0.3 },
  { id: 'exp-9', tone: 87, water: null, mist: 0.2 },
  { id: 'ess-25', tone: 110, water: null, mist: 0.15 },
  { id: 'enh-1', tone: 82, water: [0.66, 0.95], mist: 0.35 },
]

const FOLDER = new URL('../public/media/', import.meta.url).pathname
const SECONDS = 6
const RATE = 24
const SIZE = { width: 960, height: 568 }

async function makeClip(source: ClipSource): Promise<void> {
  const { slug, frameAt } = await stillOf(source, SIZE)
  const encoder = spawn('ffmpeg', encoderArguments(source.tone, `${FOLDER}${slug}-1.mp4`), {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  for (let frame = 0; frame < SECONDS * RATE; frame += 1) {
    const svg = frameAt(frame / (SECONDS * RATE))
    const pixels = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
    if (!encoder.stdin.write(pixels)) await once(encoder.stdin, 'drain')
  }
  encoder.stdin.end()
  const [code] = await once(encoder, 'close')
  if (code !== 0) throw new Error(`ffmpeg could not write the clip of ${slug}`)
  process.stdout.write(`${slug}-1.mp4\n`)
}

function encoderArguments(tone: number, file: string): string[] {
  // Every oscillation has a whole number of periods per clip, so that it loops without a seam.
  const swell = `(0.55-0.45*cos(2*PI*t/${SECONDS}))`
  const chord = [1, 1.5, 2].map((part, index) => `sin(2*PI*${tone * part}*t)*${0.05 / (index + 1)}`)
  const { width, height } = SIZE
  return [
    ...['-hide_banner', '-loglevel', 'error', '-y'],
    ...['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', `${RATE}`],
    ...['-i', '-'],
    ...['-f', 'lavfi', '-i', `aevalsrc=${swell}*(${chord.join('+')}):d=${SECONDS}:s=44100`],
    ...['-c:v', 'libx264', '-profile:v', 'main', '-pix_fmt', 'yuv420p', '-crf', '27'],
    ...['-preset', 'slow', '-tune', 'animation', '-g', '48', '-c:a', 'aac', '-b:a', '48k'],
    ...['-movflags', '+faststart', '-fflags', '+bitexact', '-map_metadata', '-1', file],
  ]
}

const asked = process.argv.slice(2)
mkdirSync(FOLDER, { recursive: true })
for (const source of CLIPS) {
  if (asked.length === 0 || asked.includes(source.id)) await makeClip(source)
}
