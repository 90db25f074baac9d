import { join } from 'node:path'
import { RouterContextProvider } from 'react-router'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { loader } from '#app/routes/seo/manifest.ts'
import { siteContext } from '#data/context.ts'
import { ROOT } from './imports.ts'

type Manifest = {
  name: string
  short_name: string
  start_url: string
  scope: string
  display: string
  icons: { src: string; sizes: string; purpose: string }[]
}

async function readManifest(): Promise<Manifest> {
  const context = new RouterContextProvider()
  context.set(siteContext, {
    name: 'Seekwell',
    assistant: 'Willow',
    origin: 'http://localhost',
    anonKey: '',
    apiUrl: '',
    helplinesReview: null,
  })
  const args = { context } as unknown as Parameters<typeof loader>[0]
  return (await loader(args).json()) as Manifest
}

test("the site is installable by Chromium's criteria", async () => {
  const manifest = await readManifest()
  expect(manifest.short_name).toBe('Seekwell')
  expect(manifest.start_url.startsWith(manifest.scope)).toBe(true)
  expect(manifest.display).toBe('standalone')
  const sizes = manifest.icons.map(({ sizes: size, purpose }) => `${size} ${purpose}`)
  expect(sizes).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']))
  for (const { src, sizes: size } of manifest.icons) {
    const { width, height } = await sharp(join(ROOT, 'public', src)).metadata()
    expect(`${width}x${height}`, src).toBe(size)
  }
})
