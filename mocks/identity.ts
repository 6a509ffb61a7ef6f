import { createIdentityService, type IdentityService } from '#server/identity/identityService.ts'
import type { OutboxMessage } from '#server/identity/outboxMessage.ts'
import { seedUsers } from '#server/identity/seedUsers.ts'
import { memoryIdentityRecords } from '#server/storage/memoryIdentityRecords.ts'
import { localUserPool } from '#contract/page.ts'
import { fixtureSigningKey } from './identityFixtures.ts'
import { fixtureUsers } from './identityUsers.ts'

let current: IdentityService | undefined

/** The shop's own user pool over memory, with one user for every step of a sign-in. The newest pool is the story's. */
export function createMockIdentity(): IdentityService {
  const records = memoryIdentityRecords()
  const service = createIdentityService({
    records,
    settings: { ...localUserPool, appName: 'Padma Weaves', signingKey: fixtureSigningKey },
    now: () => new Date(),
    log: (message, error) => console.error(message, error),
  })
  // Computing password verifiers takes a moment, so users are created at the first request.
  let seeded: Promise<void> | undefined
  const fetch: IdentityService['fetch'] = async (request, caller) => {
    seeded ??= seedUsers(records, localUserPool, Object.values(fixtureUsers), Date.now())
    await seeded
    return service.fetch(request, caller)
  }
  current = { ...service, fetch }
  return current
}

/** The codes the story's pool has sent to an address, the newest last. */
export async function poolOutbox(to: string): Promise<OutboxMessage[]> {
  return (await current?.outboxTo(to)) ?? []
}
