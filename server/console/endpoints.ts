import { AUDIT_ENDPOINTS } from './audit.ts'
import type { Endpoint } from './endpoint.ts'
import { STAFF_ENDPOINTS } from './staff.ts'

/** Every call of the console that needs a permission. */
export const ENDPOINTS: readonly Endpoint[] = [...STAFF_ENDPOINTS, ...AUDIT_ENDPOINTS]
