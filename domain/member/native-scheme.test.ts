import { expect, test } from 'vitest'
import { isNativeScheme } from './native-scheme.ts'

test.each(['com.example.app:', 'org.example:', 'com.example-one.app2:'])(
  '%s is native',
  (scheme) => {
    expect(isNativeScheme(scheme)).toBe(true)
  },
)

test.each([
  ...['javascript:', 'data:', 'file:', 'http:', 'https:', 'blob:', 'about:', 'intent:', 'cursor:'],
  ...['view-source:', 'ms-settings:', 'search-ms:', 'vbscript:', 'com.:', '.app:', 'com..app:'],
  ...['com.example.app', '1.example:', 'COM.example:', 'com.example+app:', ''],
])('%s is not', (scheme) => {
  expect(isNativeScheme(scheme)).toBe(false)
})
