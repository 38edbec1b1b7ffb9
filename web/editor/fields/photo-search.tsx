import { useEffect, useState } from 'react'
import type { Image } from '#contract/images.ts'
import type { Photo, PhotoPage } from '#contract/photos.ts'
import { loadApi } from '../../api.ts'
import { Button } from '../../kit/form/button.tsx'
import { TextInput } from '../../kit/form/text-input.tsx'
import css from './fields.module.css'

type Props = {
  /** What was searched for among the agency's own pictures. */
  words: string
  onChoose: (image: Image) => void
  /** Shows why a search or a choice failed. */
  onFailure: (error: unknown) => void
}

const none: PhotoPage = { library: null, photos: [], next: null }

/** Searches the photo library that the server is connected to, and stores the chosen photo. Shows nothing where there is no library. */
export function PhotoSearch({ words, onChoose, onFailure }: Props) {
  const [found, setFound] = useState(none)
  const [typed, setTyped] = useState<string | null>(null)
  const [asked, setAsked] = useState('')
  const [busy, setBusy] = useState<'search' | 'more' | 'take' | null>(null)
  const query = typed ?? words

  // Whether there is a library is asked when the chooser opens: no address names it, so no loader could.
  useEffect(() => {
    let isOpen = true
    loadApi()
      .then((api) => api.photos.search({ query: '', page: 1 }))
      .then((page) => isOpen && setFound(page))
      .catch(() => undefined)
    return () => {
      isOpen = false
    }
  }, [])

  const ask = async (what: 'search' | 'more', wanted: string, page: number) => {
    setBusy(what)
    try {
      const answer = await (await loadApi()).photos.search({ query: wanted, page })
      setFound({ ...answer, photos: what === 'more' ? [...found.photos, ...answer.photos] : answer.photos })
      setAsked(wanted)
    } catch (error) {
      onFailure(error)
    }
    setBusy(null)
  }
  const take = async ({ id }: Photo) => {
    setBusy('take')
    try {
      onChoose(await (await loadApi()).photos.take({ id }))
    } catch (error) {
      onFailure(error)
      setBusy(null)
    }
  }
  if (!found.library) return null
  // The editor's fields are a form already, so this is none.
  const search = () => {
    if (query.trim() !== '') void ask('search', query.trim(), 1)
  }
  return (
    <section className={css.photos} aria-label={`Photos of ${found.library}`}>
      <search className={css.photoForm}>
        <TextInput
          type="search"
          label={`Search photos of ${found.library}`}
          placeholder="Beach, skyline, hotel room"
          value={query}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            search()
          }}
        />
        <Button variant="default" loading={busy === 'search'} onClick={search}>
          Search
        </Button>
      </search>
      {asked !== '' && found.photos.length === 0 && (
        <p className={css.none} role="status">
          No photo shows “{asked}”. Try fewer or other words.
        </p>
      )}
      {found.photos.length > 0 && (
        <>
          <ul className={css.library} aria-label={`Photos of “${asked}”`} aria-busy={busy === 'take'}>
            {found.photos.map((photo) => (
              <li key={photo.id}>
                <button
                  type="button"
                  className={css.pick}
                  disabled={busy === 'take'}
                  title={`Photo by ${photo.photographer}`}
                  onClick={() => void take(photo)}
                >
                  <img
                    src={`${photo.src}?w=320`}
                    alt={photo.alt || `Photo by ${photo.photographer}`}
                    width={96}
                    height={64}
                    loading="lazy"
                  />
                </button>
              </li>
            ))}
          </ul>
          {found.next && (
            <Button variant="subtle" loading={busy === 'more'} onClick={() => void ask('more', asked, found.next ?? 1)}>
              Show more photos
            </Button>
          )}
          <p className={css.none}>
            Photos provided by{' '}
            <a href="https://www.pexels.com" target="_blank" rel="noreferrer">
              {found.library}
            </a>
            . The photographer’s name is stored with the picture.
          </p>
        </>
      )}
    </section>
  )
}
