import { beforeEach, describe, expect, test } from 'vitest'
import { openSite, titleOf } from '#tests/open-site.ts'

const { t, owner, draft, patch, live } = await openSite()

const retitle = (title: string) => patch(owner, '/site/pages/deals', { title })
const liveTitle = async () => titleOf((await live('skyways')).site, 'deals')
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

beforeEach(() => t.setClock(() => new Date()))

describe('a scheduled publishing', () => {
  test('publishes the draft in its state at that time', async () => {
    const at = inHours(2)
    expect((await owner.call('PUT', '/site/schedule', { at })).body.publishAt).toBe(at)
    await retitle('Harmattan fares')
    await t.drain()
    expect(await liveTitle()).toBe('Deals')
    await t.drainLater()
    expect(await liveTitle()).toBe('Harmattan fares')
    expect(await draft()).toMatchObject({ publishAt: null, hasChanges: false, published: { by: 'Adaeze Okonkwo' } })
    expect((await owner.call('GET', '/site/versions')).body[0]).toMatchObject({ note: 'Scheduled', isLive: true })
  })

  test('that was moved runs once, at its new time; a removed one never runs', async () => {
    await retitle('Easter fares')
    await owner.call('PUT', '/site/schedule', { at: inHours(2) })
    const at = inHours(3)
    await owner.call('PUT', '/site/schedule', { at })
    const { number } = (await draft()).published
    await t.drainLater()
    expect((await draft()).published.number).toBe(number + 1)
    await retitle('Summer fares')
    await owner.call('PUT', '/site/schedule', { at: inHours(2) })
    expect((await owner.call('PUT', '/site/schedule', { at: null })).body.publishAt).toBeNull()
    await t.drainLater()
    expect(await liveTitle()).toBe('Easter fares')
  })

  test('is removed by publishing now', async () => {
    await owner.call('PUT', '/site/schedule', { at: inHours(2) })
    const { revision } = await draft()
    expect((await owner.call('POST', '/site/publish', { revision })).body.publishAt).toBeNull()
  })

  test('is refused for a past time', async () => {
    expect(await owner.call('PUT', '/site/schedule', { at: inHours(-1) })).toMatchObject({
      status: 422,
      body: { code: 'site.publish-in-past' },
    })
  })

  test('is refused for unreadable colours', async () => {
    await retitle('Bright fares')
    await owner.call('PUT', '/site/schedule', { at: inHours(2) })
    await owner.call('PATCH', '/site/settings', { change: { buttonColor: '#ffff00' } })
    expect((await owner.call('PUT', '/site/schedule', { at: inHours(3) })).body.code).toBe('site.unreadable')
  })

  test('of a draft that became unreadable is not run, and the member who scheduled it is notified', async () => {
    const { publishAt } = await draft()
    await t.drainLater()
    t.setClock(() => new Date(Date.parse(publishAt) + 120_000))
    expect(await liveTitle()).toBe('Summer fares')
    expect(await draft()).toMatchObject({
      publishAt: null,
      missedAt: publishAt,
      hasChanges: true,
      unreadable: [{ setting: 'buttonColor' }],
    })
    const { items } = (await owner.call('GET', '/mails')).body
    const mails = items.filter(({ template }: { template: string }) => template === 'site-not-published')
    expect(mails).toMatchObject([{ to: 'owner@skyways.test' }])
    expect((await owner.call('GET', `/mails/${mails[0].id}`)).body.text).toContain('#ffff00 cannot be read')
    expect((await owner.call('PUT', '/site/schedule', { at: null })).body).toMatchObject({ publishAt: null, missedAt: null })
  })
})
