import { useEffect, useState } from 'react'
import type { Image } from '#contract/images.ts'
import { plainText } from '#domain/plain-words.ts'
import { loadApi } from '../../api.ts'
import { ApiFailure, asFailure } from '../../api-failure.ts'
import { TextInput } from '../../kit/form/text-input.tsx'
import { ImageDrop } from '../../kit/image-drop.tsx'
import css from './fields.module.css'
import { PhotoSearch } from './photo-search.tsx'

const unreachable = 'The pictures could not be reached. Check your connection and try again.'
const wordsOf = (error: unknown) => {
  const failure = asFailure(error)
  return failure instanceof ApiFailure ? failure.data.body : unreachable
}

/** Whether every search word is part of a picture's name or its description. */
const isCalled = ({ name, alt }: Image, wanted: string): boolean => {
  const said = plainText(`${name} ${alt}`)
  return plainText(wanted)
    .split(/\s+/)
    .every((word) => said.includes(word))
}

/** Uploads a picture, or selects one of the agency or a photo of a connected library, inline: no dialog covers the edited page. */
export function PictureChoice({ onChoose }: { onChoose: (image: Image) => void }) {
  const [library, setLibrary] = useState<Image[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [wanted, setWanted] = useState('')
  const found = library?.filter((image) => isCalled(image, wanted)) ?? []
  // The library is loaded when it is opened: it has no address, so no loader can do it.
  useEffect(() => {
    let isOpen = true
    loadApi()
      .then((api) => api.images.list())
      .then((images) => isOpen && setLibrary(images))
      .catch((error: unknown) => isOpen && setProblem(wordsOf(error)))
    return () => {
      isOpen = false
    }
  }, [])
  const upload = async (file: File) => {
    setBusy(true)
    setProblem(null)
    try {
      onChoose(await (await loadApi()).images.upload({ file, alt: '' }))
    } catch (error) {
      setProblem(wordsOf(error))
      setBusy(false)
    }
  }
  return (
    <div className={css.choice}>
      <ImageDrop
        title="Drop a picture"
        hint="Or paste it. At most 10 MB."
        onPicture={(file) => void upload(file)}
        problem={problem}
        isBusy={isBusy}
      />
      {library && library.length > 0 && (
        <TextInput
          type="search"
          label="Search your pictures"
          placeholder="Name, or what it shows"
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
      )}
      {library && library.length > 0 && found.length === 0 && (
        <p className={css.none} role="status">
          None of your pictures is called so.
        </p>
      )}
      {found.length > 0 && (
        <ul className={css.library} aria-label="Your pictures">
          {found.map((image) => (
            <li key={image.id}>
              <button type="button" className={css.pick} onClick={() => onChoose(image)}>
                <img
                  src={image.src.endsWith('.svg') ? image.src : `${image.src}/320.webp`}
                  alt={image.alt || image.name}
                  width={96}
                  height={64}
                  loading="lazy"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      <PhotoSearch words={wanted} onChoose={onChoose} onFailure={(error) => setProblem(wordsOf(error))} />
    </div>
  )
}
