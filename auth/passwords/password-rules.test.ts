import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { requireStrong, weaknessesOf } from './password-rules.ts'

test.each<[string, string[]]>([
  ['a stone by the sea 7', []],
  ['Passw0rd', ['pwned']],
  ['iloveyou', ['pwned']],
  ['QWERTYUIOP', ['pwned']],
  ['aaaaaaaaaaaa', ['characters']],
  ['qv7!x', ['length']],
  ['1234', ['length', 'pwned']],
  ['', ['length', 'characters']],
])('%j is weak for %j', async (password, reasons) => {
  expect(await weaknessesOf(password, 8)).toEqual(expect.arrayContaining(reasons))
  expect((await weaknessesOf(password, 8)).length > 0).toBe(reasons.length > 0)
})

test('a rejection has reasons, and too long passwords are rejected first', async () => {
  await expect(requireStrong('iloveyou', 8)).rejects.toMatchObject({
    status: 422,
    code: 'weak_password',
    details: { weak_password: { reasons: ['pwned'] } },
  })
  await expect(requireStrong('é'.repeat(37), 8)).rejects.toMatchObject({ status: 400 })
})

test('the list is loaded on first use, not at server start', () => {
  const script = `
    import { registerHooks } from 'node:module'
    let lists = 0
    registerHooks({
      load(url, context, next) {
        if (url.includes('language-common')) lists++
        return next(url, context)
      },
    })
    const { weaknessesOf } = await import(${JSON.stringify(new URL('./password-rules.ts', import.meta.url).href)})
    const before = lists
    await weaknessesOf('iloveyou', 8)
    console.log(before, lists > 0)`
  const flags = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script]
  expect(execFileSync(process.execPath, flags, { encoding: 'utf8' }).trim()).toBe('0 true')
})
