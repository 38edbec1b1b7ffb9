import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '#tests/app.ts'

let t: TestApp
let owner: SignedIn
let agentId: string

beforeAll(async () => {
  t = await testApp()
  owner = await t.signIn('owner@skyways.test')
  const { items } = (await owner.call('GET', '/team')).body
  agentId = items.find(({ email }: { email: string }) => email === 'agent@skyways.test').id
}, 60_000)
afterAll(() => t.close())

const add = async (name: string): Promise<string> => (await owner.call('POST', '/branches', { name })).body.id
const move = (branchId: string | null) => owner.call('PUT', `/team/${agentId}/branch`, { branchId })
const agentNow = async () => (await owner.call('GET', '/team')).body.items.find(({ id }: { id: string }) => id === agentId)

describe('a branch', () => {
  test('has a name of its own, and a contact that may be empty', async () => {
    const lekki = await add('Lekki')
    expect((await owner.call('POST', '/branches', { name: 'LEKKI' })).body.code).toBe('branch.name-taken')
    const contact = { address: '12 Admiralty Way', phone: '+2348031234567', email: 'Lekki@Skyways.test' }
    expect((await owner.call('PUT', `/branches/${lekki}`, { name: 'Lekki Phase 1', ...contact })).status).toBe(200)
    expect((await owner.call('GET', '/branches')).body.items).toEqual([
      { id: lekki, name: 'Lekki Phase 1', ...contact, email: 'lekki@skyways.test', members: 0, closedAt: null },
    ])
  })

  test('is closed only without members and open invitations, and then takes none', async () => {
    const ikeja = await add('Ikeja')
    expect((await move(ikeja)).status).toBe(200)
    const invited = await owner.call('POST', '/invitations', { email: 'new@skyways.test', role: 'agent', branchId: ikeja })
    const close = () => owner.call('POST', `/branches/${ikeja}/close`)
    expect((await close()).body).toMatchObject({ code: 'branch.in-use', data: { members: 1, invitations: 1 } })
    await move(null)
    await owner.call('DELETE', `/invitations/${invited.body.id}`)
    expect((await close()).status).toBe(200)
    expect((await move(ikeja)).body.data.problems).toEqual([{ path: 'branchId', message: 'Choose a branch from the list.' }])
    expect((await owner.call('POST', `/branches/${ikeja}/reopen`)).status).toBe(200)
    expect((await move(ikeja)).status).toBe(200)
  })

  test('that was closed in the meantime is left by a member who is reactivated', async () => {
    const yaba = await add('Yaba')
    await move(yaba)
    await owner.call('POST', `/team/${agentId}/deactivate`)
    expect((await owner.call('POST', `/branches/${yaba}/close`)).status).toBe(200)
    expect((await owner.call('POST', `/team/${agentId}/reactivate`)).status).toBe(200)
    expect(await agentNow()).toMatchObject({ isActive: true, branchId: null })
  })

  test('is the branch of the member who joins by its invitation, and changes are in the log', async () => {
    const surulere = await add('Surulere')
    await owner.call('POST', '/invitations', { email: 'bisi@skyways.test', role: 'agent', branchId: surulere })
    await move(surulere)
    const [change] = (await owner.call('GET', '/audit?action=member.branch-changed')).body.items
    expect(change.changes).toEqual(['Branch: None → Surulere'])
    const [{ branchName }] = (await owner.call('GET', '/invitations')).body.items
    expect(branchName).toBe('Surulere')
  })
})
