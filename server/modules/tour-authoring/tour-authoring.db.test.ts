import { beforeAll, describe, expect, test } from 'vitest'
import { completeTour } from '#domain/authored-tours/complete-tour.fixture.ts'
import { sectionOf } from '#domain/authored-tours/section-of.ts'
import { allTourSteps, type TourStepPath } from '#domain/authored-tours/steps.ts'
import { keepPicture } from '#tests/api/keep-files.ts'
import type { Client } from '#tests/app.ts'
import { openOwner } from '#tests/open-owner.ts'

const { t, owner } = await openOwner()

let savanna: Client
let agent: Client
let imageId: string

beforeAll(async () => {
  savanna = await t.signIn('owner@savanna.test')
  agent = await t.signIn('agent@skyways.test')
  imageId = await keepPicture(t, owner)
}, 60_000)

const create = async (title = 'Lagos by boat', client: Client = owner): Promise<string> =>
  (await client.call('POST', '/own-tours', { title })).body.id
const read = async (id: string, client: Client = owner) => (await client.call('GET', `/own-tours/${id}`)).body
const put = async (id: string, value: object, client: Client = owner) =>
  client.call('PUT', `/own-tours/${id}/step`, { revision: (await read(id, client)).revision, value })

/** The tour of the fixture, saved step by step as the wizard does. */
async function complete(id: string) {
  const tour = completeTour({ imageId, alt: 'The lagoon at dusk' })
  const [option] = tour.options
  if (!option) throw new Error('the tour has no option')
  for (const { path: step, isOfOption } of allTourSteps) {
    const section = sectionOf(tour, option, step)
    const saved = await put(id, { step, section, ...(isOfOption && { optionId: option.id }) })
    expect(saved.status, `${step} ${JSON.stringify(saved.body)}`).toBe(200)
  }
  return tour
}
const publish = async (id: string) => owner.call('POST', `/own-tours/${id}/publish`, { revision: (await read(id)).revision })

describe('a tour', () => {
  test('is created as a draft, saved step by step, published, and listed with its next step', async () => {
    const id = await create('')
    expect(await read(id)).toMatchObject({ status: 'draft', publishedNumber: null, lastStep: 'name' })
    expect(await publish(id)).toMatchObject({ status: 422, body: { code: 'authoring.incomplete' } })
    const tour = await complete(id)
    expect(await read(id)).toMatchObject({ tour, missing: [], lastStep: 'availability/add-on' })
    const published = await publish(id)
    expect(published.body).toMatchObject({ status: 'published', publishedNumber: 1, hasChanges: false })
    expect((await publish(id)).body.publishedNumber).toBe(1)
    const { items } = (await owner.call('GET', '/own-tours?status=published&query=sunset')).body
    expect(items).toMatchObject([{ id, status: 'published', nextStep: null, hasChanges: false, city: 'Lagos' }])
  })

  test('that is sold does not change with its draft; versions are numbered and restored', { tags: ['full'] }, async () => {
    const id = await create()
    await complete(id)
    await publish(id)
    await put(id, { step: 'name', section: { title: 'Lagos at night', reference: '', categories: ['boat-tours'] } })
    expect(await read(id)).toMatchObject({ publishedNumber: 1, hasChanges: true })
    expect((await publish(id)).body.publishedNumber).toBe(2)
    const versions = (await owner.call('GET', `/own-tours/${id}/versions`)).body.items
    expect(versions).toMatchObject([
      { number: 2, isLive: true, by: 'Adaeze Okonkwo' },
      { number: 1, isLive: false },
    ])
    const { revision } = await read(id)
    const restored = await owner.call('POST', `/own-tours/${id}/restore`, { number: 1, revision })
    expect(restored.body).toMatchObject({ publishedNumber: 2, hasChanges: true })
    expect(restored.body.tour.name.title).toBe('Lagos by boat: sunset on the lagoon')
    expect((await owner.call('POST', `/own-tours/${id}/restore`, { number: 9, revision: revision + 1 })).status).toBe(404)
  })

  test('is copied with options of its own, taken off sale, and archived', { tags: ['full'] }, async () => {
    const id = await create()
    await complete(id)
    await publish(id)
    const copy = await read((await owner.call('POST', `/own-tours/${id}/copies`, {})).body.id)
    expect(copy).toMatchObject({
      status: 'draft',
      missing: [],
      tour: { name: { title: 'Copy of Lagos by boat: sunset on the lagoon' } },
    })
    expect(copy.tour.options[0].id).not.toBe('standard')
    expect((await owner.call('POST', `/own-tours/${id}/unpublish`, {})).body).toMatchObject({
      status: 'draft',
      publishedNumber: null,
    })
    await owner.call('POST', `/own-tours/${id}/archive`, { isArchived: true })
    expect(await publish(id)).toMatchObject({ status: 409, body: { code: 'authoring.archived' } })
    expect((await put(id, { step: 'food', section: { meals: [], diets: [], note: '' } })).body.code).toBe('authoring.archived')
    const { items } = (await owner.call('GET', '/own-tours?perPage=100')).body
    expect(items.map((one: { id: string }) => one.id)).not.toContain(id)
    expect((await owner.call('POST', `/own-tours/${id}/archive`, { isArchived: false })).body.status).toBe('draft')
  })

  test('is in the log of changes when it is published, taken off sale and archived, once for each change', {
    tags: ['full'],
  }, async () => {
    const id = await create()
    await complete(id)
    const post = (verb: string, body: object = {}) => owner.call('POST', `/own-tours/${id}/${verb}`, body)
    for (const _ of [1, 2]) await publish(id)
    for (const _ of [1, 2]) await post('unpublish')
    for (const isArchived of [true, true, false]) await post('archive', { isArchived })
    const { items } = (await owner.call('GET', '/audit')).body
    const actions = items.map(({ action }: { action: string }) => action)
    expect(actions.slice(0, 4)).toEqual(['tour.unarchived', 'tour.archived', 'tour.unpublished', 'tour.published'])
    expect(actions[4]).not.toBe('tour.published')
    expect(items[3]).toMatchObject({ subject: 'Lagos by boat: sunset on the lagoon', actor: 'Adaeze Okonkwo' })
  })

  test('is saved by the one who saw the newest draft alone', { tags: ['full'] }, async () => {
    const id = await create()
    const value = { step: 'food', section: { meals: ['lunch'], diets: [], note: '' } }
    expect((await owner.call('PUT', `/own-tours/${id}/step`, { revision: 1, value })).body.revision).toBe(2)
    expect(await owner.call('PUT', `/own-tours/${id}/step`, { revision: 1, value })).toMatchObject({
      status: 409,
      body: { code: 'authoring.changed-elsewhere' },
    })
  })

  test('gets its time zone from its pin', { tags: ['full'] }, async () => {
    const id = await create()
    const section = { city: 'Nairobi', country: 'KE', point: { latitude: -1.286, longitude: 36.817 }, zone: 'UTC', stops: [] }
    expect((await put(id, { step: 'location', section })).body.tour.location.zone).toBe('Africa/Nairobi')
  })

  test('keeps texts of any kind in every field exactly', { tags: ['full'] }, async () => {
    const id = await create()
    const text = `<script>alert(1)</script> ' " & \u202e نص {{name}} %00 ${'é'.normalize('NFD')} 👩‍👩‍👧`
    const section = { summary: text, text, highlights: [text] }
    expect((await put(id, { step: 'description', section })).body.tour.description).toEqual(section)
    const tooLong = await put(id, { step: 'description', section: { ...section, summary: 'x'.repeat(301) } })
    expect(tooLong).toMatchObject({ status: 422, body: { code: 'input.invalid' } })
    const invalid = await put(id, { step: 'description', section: { ...section, summary: 'half \ud83d' } })
    expect(invalid.status).toBe(422)
  })
})

describe('what belongs to another agency', { tags: ['full'] }, () => {
  const resources = (resourceId: string) => {
    const { mode: _mode, ...capacity } = completeTour().options[0]?.capacity ?? { mode: '' }
    return { ...capacity, resources: [{ resourceId, per: 'person', units: 1 }] }
  }
  const capacityOf = async (id: string, resourceId: string) => {
    const [option] = (await read(id)).tour.options
    return put(id, { step: 'availability/capacity', optionId: option.id, section: resources(resourceId) })
  }
  const bus = { name: 'Bus', kind: 'vehicle', capacity: 14 }

  test('is refused in photos and resources, and an own resource cannot be removed while it is used', async () => {
    const id = await create()
    const theirs = await keepPicture(t, savanna)
    const photos = [{ imageId: theirs, src: `/media/${theirs}`, alt: '' }]
    expect((await put(id, { step: 'photoUpload', section: { photos } })).body.data.problems).toMatchObject([{ path: 'photos.0' }])
    const forged = [{ imageId, src: '/media/other', alt: '' }]
    expect((await put(id, { step: 'photoUpload', section: { photos: forged } })).status).toBe(422)
    const foreign = (await savanna.call('POST', '/tour-resources', bus)).body.id
    expect((await capacityOf(id, foreign)).body.data.problems).toMatchObject([{ path: 'resources.0.resourceId' }])
    const own = (await owner.call('POST', '/tour-resources', bus)).body.id
    expect((await capacityOf(id, own)).status).toBe(200)
    expect((await owner.call('DELETE', `/tour-resources/${own}`)).body.code).toBe('authoring.resource-in-use')
    await put(id, { step: 'options', section: { options: [] } })
    expect((await owner.call('DELETE', `/tour-resources/${own}`)).status).toBe(200)
  })

  test('an unknown reseller is refused', async () => {
    const id = await create()
    const section = { sellers: 'chosen', resellerIds: [crypto.randomUUID()] }
    expect((await put(id, { step: 'connectivity', section })).body.data.problems).toMatchObject([{ path: 'resellerIds.0' }])
  })

  test('is not found: reading, restoring and copying', async () => {
    const id = await create()
    await complete(id)
    await publish(id)
    for (const [method, path, body] of [
      ['GET', `/own-tours/${id}`, undefined],
      ['POST', `/own-tours/${id}/restore`, { number: 1, revision: 1 }],
      ['POST', `/own-tours/${id}/copies`, {}],
      ['GET', `/own-tours/${id}/versions`, undefined],
    ] as const)
      expect((await savanna.call(method, path, body)).status, path).toBe(404)
  })
})

test('an agent reads own tours and changes none', { tags: ['full'] }, async () => {
  const id = await create()
  expect((await agent.call('GET', '/own-tours')).status).toBe(200)
  expect((await agent.call('POST', '/own-tours', { title: 'Mine' })).status).toBe(403)
  expect((await agent.call('POST', `/own-tours/${id}/archive`, { isArchived: true })).status).toBe(403)
})

test('a step of an option that the tour does not have is not found', { tags: ['full'] }, async () => {
  const id = await create()
  const path: TourStepPath = 'availability/schedule'
  expect((await put(id, { step: path, optionId: 'none', section: { rules: [], exceptions: [] } })).status).toBe(404)
})
