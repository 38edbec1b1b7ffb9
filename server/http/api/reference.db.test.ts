import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiDocument } from '#tests/api/api-document.ts'
import { type TestApp, testApp } from '#tests/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

describe('the reference of the API', () => {
  it('describes every endpoint with its path', async () => {
    const { status, body } = await t.anonymous.call('GET', '/openapi.json')
    expect(status).toBe(200)
    // The document that the other tests check.
    expect(body).toEqual(JSON.parse(JSON.stringify(apiDocument)))
  })

  it('is a page with its own copy of the viewer, which reads that document', { tags: ['full'] }, async () => {
    const page = await t.anonymous.call('GET', '/reference')
    expect(page.headers['content-type']).toMatch(/^text\/html/)
    const script = /<script src="\/api([^"]+)"/.exec(page.body)?.[1] ?? ''
    const viewer = await t.anonymous.call('GET', script)
    expect(viewer.status).toBe(200)
    expect(viewer.headers['content-type']).toMatch(/^application\/javascript/)
    expect(page.body).toContain('"url":"/api/openapi.json"')
    expect(page.body).not.toMatch(/https?:\/\//)
  })
})
