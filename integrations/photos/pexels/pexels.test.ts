import { afterEach, describe, expect, test } from 'vitest'
import { buildSandbox } from '#sandbox/app.ts'
import { type Answer, type AnsweringServer, json, serveAnswers } from '../../http/serve-answers.ts'
import { photosConformance } from '../conformance.ts'
import { createPexels } from './index.ts'

photosConformance('Pexels, at the sandbox', {
  async open() {
    const sandbox = await buildSandbox({ dir: ':memory:', seed: 'tradewind' })
    const baseUrl = `${await sandbox.listen()}/pexels/`
    return { photos: createPexels({ baseUrl, key: 'pexels_test_sandbox' }), close: () => sandbox.close() }
  },
})

/** A photo as in Pexels' documentation. */
const documented = {
  id: 2014422,
  width: 3024,
  height: 3024,
  url: 'https://www.pexels.com/photo/brown-rocks-during-golden-hour-2014422/',
  photographer: 'Joey Farina',
  photographer_url: 'https://www.pexels.com/@joey',
  photographer_id: 680589,
  avg_color: '#978E82',
  src: {
    original: 'https://images.pexels.com/photos/2014422/pexels-photo-2014422.jpeg',
    large2x: 'https://images.pexels.com/photos/2014422/pexels-photo-2014422.jpeg?auto=compress&cs=tinysrgb&dpr=2&h=650&w=940',
    medium: 'https://images.pexels.com/photos/2014422/pexels-photo-2014422.jpeg?auto=compress&cs=tinysrgb&h=350',
  },
  liked: false,
  alt: 'Brown Rocks During Golden Hour',
}

describe('Pexels', () => {
  let server: AnsweringServer | null = null
  afterEach(async () => {
    await server?.close()
    server = null
  })
  async function open(answer: Answer) {
    server = await serveAnswers(answer)
    return createPexels({ baseUrl: server.url, key: 'secret-key' })
  }

  test('sends the words, the page and the key, and reads a documented photo', async () => {
    const photos = await open(json(200, { page: 2, per_page: 24, total_results: 8000, photos: [documented], next_page: 'x' }))
    expect(await photos.search('golden rocks', 2)).toEqual({
      photos: [
        {
          id: '2014422',
          alt: 'Brown Rocks During Golden Hour',
          width: 3024,
          height: 3024,
          photographer: 'Joey Farina',
          pageUrl: documented.url,
          files: { small: documented.src.medium, large: documented.src.large2x },
        },
      ],
      next: 3,
    })
    expect(server?.seen[0]?.url).toBe('/v1/search?query=golden+rocks&page=2&per_page=24')
    expect(server?.seen[0]?.headers.authorization).toBe('secret-key')
  })

  test('a photo that cannot be read drops only itself', async () => {
    const photos = await open(json(200, { photos: [{ ...documented, src: {} }, documented] }))
    expect((await photos.search('rocks', 1)).photos.map(({ id }) => id)).toEqual(['2014422'])
  })

  test('an answer without photos is unavailable', async () => {
    const photos = await open(json(200, { error: 'x' }))
    await expect(photos.search('rocks', 1)).rejects.toMatchObject({ kind: 'unavailable' })
  })

  test('a wrong key is rejected, and the error does not contain it', async () => {
    const photos = await open(json(401, { status: 401, code: 'Unauthorized' }))
    const error = await photos.search('rocks', 1).catch((failure: Error) => failure)
    expect(error).toMatchObject({ kind: 'rejected' })
    expect(String(error)).not.toContain('secret-key')
  })

  test('an id that is no number is not asked for', async () => {
    const photos = await open(json(200, documented))
    expect(await photos.find('../search')).toBeNull()
    expect(server?.seen).toEqual([])
  })
})
