import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { apiKeysOf } from '#server/secrets.ts'
import { type Running, startSite } from '../../../bench/servers.ts'
import { PASSWORD, test } from '../account/account.ts'
import { expect } from '../pages.ts'

const SECRET = 'a-secret-for-the-tests-of-the-console'

/**
 * A separate site for the tests of a describe block, in order: a site has its first admin once.
 *
 * @param offset of its port, by project
 */
export function startConsoleSite(offset: { desktop: number; phone: number }) {
  let site: Running | undefined
  let folder: string
  test.describe.configure({ mode: 'serial' })
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  test.beforeAll(async ({}, { project }) => {
    // The first start creates a database.
    test.setTimeout(120_000)
    folder = mkdtempSync(join(tmpdir(), 'seekwell-console-'))
    const port = Number(process.env['E2E_PORT'] ?? 18_300) + offset[project.name as 'phone']
    site = await startSite(folder, port, { JWT_SECRET: SECRET })
  })
  test.afterAll(async () => {
    await site?.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const url = () => site?.url ?? ''

  /** As `npm run operator -- add EMAIL ROLE`. */
  function giveRole(body: object): Promise<Response> {
    return fetch(`${url()}/api/v1/admin/staff`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${apiKeysOf(SECRET).service}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    })
  }
  return {
    url,
    giveRole,
    /** A link that makes an account an admin, as `npm run operator` prints it. */
    async adminPath(): Promise<string> {
      const { path }: { path: string } = await (await giveRole({})).json()
      return path
    },
  }
}

export async function signUpInDialog(page: Page, email: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await fillSignUp(page, email)
}

export async function fillSignUp(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Create an account').click()
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect(dialog).toHaveCount(0)
}

/** What an editor reads below changes that are not saved. */
export const UNSAVED = /^(?:Not saved yet|There are changes)/

export async function openPage(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Console pages' }).getByText(name).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}
