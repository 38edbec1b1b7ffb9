import { expect, test } from 'vitest'
import type { SignedIn } from '#tests/app.ts'
import { openSite } from '#tests/open-site.ts'

const { t, owner, savanna } = await openSite()

const record = {
  name: 'Skyways Travel',
  legalName: 'Skyways Travel Ltd',
  registrationNumber: 'RC 1234567',
  taxNumber: '',
  iataNumber: '',
  email: 'desk@skyways.test',
  phone: '+234 803 000 0000',
  address: '12 Broad Street',
}

const pdf = '%PDF-1.4 a licence'

async function upload(client: SignedIn, content: string, name = 'licence.pdf') {
  const form = new FormData()
  form.set('file', new File([content], name, { type: 'application/pdf' }))
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  const response = await t.app.inject({
    method: 'POST',
    url: '/api/activation/documents',
    headers: { host: 'localhost', cookie: client.cookie, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: response.statusCode, body: response.json() }
}

const state = async (client: SignedIn) => (await client.call('GET', '/activation')).body

test('an agency submits its record and licence, is asked for more, and becomes active', async () => {
  expect((await state(owner)).state).toBe('draft')
  expect((await owner.call('POST', '/activation/submit')).body.code).toBe('activation.incomplete')
  await owner.call('PUT', '/agency/record', { ...record, registrationNumber: 'RC 1230' })
  expect((await upload(owner, pdf)).status).toBe(201)
  expect((await owner.call('POST', '/activation/submit')).body).toMatchObject({ state: 'submitted', missing: [] })
  expect((await upload(owner, pdf)).body.code).toBe('activation.closed')
  await t.drain()
  expect(await state(owner)).toMatchObject({
    state: 'more-needed',
    note: 'The licence is not readable. Upload a sharper scan and submit again.',
  })
  await owner.call('PUT', '/agency/record', record)
  expect((await owner.call('POST', '/activation/submit')).status).toBe(200)
  await t.drain()
  expect((await state(owner)).state).toBe('active')
  expect((await owner.call('POST', '/activation/submit')).body.code).toBe('activation.closed')
})

test('licence documents are read by members who may change the agency, and by nobody else', async () => {
  await upload(savanna, pdf, '../../etc/passwd.pdf')
  const [document] = (await state(savanna)).documents
  expect(document).toMatchObject({ name: 'passwd.pdf', bytes: pdf.length })
  const read = await savanna.call('GET', `/activation/documents/${document.id}`)
  expect([read.status, read.body, read.headers['content-type']]).toEqual([200, pdf, 'application/pdf'])
  const agent = await t.signIn('agent@skyways.test')
  expect((await agent.call('GET', `/activation/documents/${document.id}`)).status).toBe(403)
  expect((await owner.call('GET', `/activation/documents/${document.id}`)).status).toBe(404)
  expect((await t.anonymous.call('GET', `/activation/documents/${document.id}`)).status).toBe(401)
})

test('a file of another type is refused, whatever its name says', async () => {
  expect((await upload(savanna, '<html>', 'licence.pdf')).body.code).toBe('activation.not-a-document')
  const agent = await t.signIn('agent@skyways.test')
  expect((await upload(agent, pdf)).status).toBe(403)
})

test('a submission waits while the reviewer does not answer, and is decided once they do', async () => {
  await savanna.call('PUT', '/agency/record', record)
  await t.arm({ vendor: 'reviews', fault: '503', times: 1 })
  expect((await savanna.call('POST', '/activation/submit')).status).toBe(200)
  await t.drain()
  expect((await state(savanna)).state).toBe('submitted')
  await t.drainLater()
  expect((await state(savanna)).state).toBe('active')
})
