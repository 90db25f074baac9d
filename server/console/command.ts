import { z } from 'zod'
import { STAFF_ROLES, type StaffRole } from '#domain/permissions/roles.ts'
import { callServer, closeDeployment, openDeployment } from '../deployment.ts'
import { readEnv } from '../env.ts'
import { addStaff, createAdminLink } from './operator.ts'

const USAGE = `npm run operator                     prints a link that makes an account an admin, once and within an hour
npm run operator -- add EMAIL ROLE   gives an existing account a role: ${STAFF_ROLES.join(', ')}`

const ENDPOINT = '/api/v1/admin/staff'
const created = z.object({ path: z.string() })

async function main(): Promise<number> {
  const [action, email, role] = process.argv.slice(2)
  if (action === undefined) return printLink()
  const known = STAFF_ROLES.find((one) => one === role)
  if (action === 'add' && email && known) return add(email, known)
  process.stderr.write(`${USAGE}\n`)
  return 2
}

async function printLink(): Promise<number> {
  const env = readEnv(process.env)
  const deployment = await openDeployment(env)
  try {
    const { path } =
      deployment.kind === 'remote'
        ? created.parse(await (await post(deployment.remote, {})).json())
        : { path: await createAdminLink(deployment.opened.db, new Date()) }
    const origin = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '')
    process.stdout.write(`Become an admin (once, within an hour): ${origin}${path}\n`)
    return 0
  } finally {
    await closeDeployment(deployment)
  }
}

async function add(email: string, role: StaffRole): Promise<number> {
  const deployment = await openDeployment(readEnv(process.env))
  try {
    if (deployment.kind === 'remote') await post(deployment.remote, { email, role })
    else if (!(await addStaff(deployment.opened.db, { email, role, now: new Date() })))
      throw new Error(`No account signs in with ${email}: make one on the site first.`)
    process.stdout.write(`${email} is now ${role}.\n`)
    return 0
  } finally {
    await closeDeployment(deployment)
  }
}

function post(remote: Parameters<typeof callServer>[0], body: object): Promise<Response> {
  return callServer(remote, ENDPOINT, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  return 2
})
