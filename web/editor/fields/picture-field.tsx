import { useState } from 'react'
import type { Image } from '#contract/images.ts'
import type { PictureWithAlt } from '#domain/site/links.ts'
import { Button } from '../../kit/form/button.tsx'
import { TextInput } from '../../kit/form/text-input.tsx'
import { Picture } from '../../site/picture.tsx'
import { CropPicker } from './crop-picker.tsx'
import type { FieldProps } from './field-props.ts'
import css from './fields.module.css'
import { PictureChoice } from './picture-choice.tsx'
import { problemOf } from './text-problem.ts'
import { useTyped } from './use-typed.ts'

type Props = FieldProps<PictureWithAlt> & {
  /** Decorative pictures, such as portraits beside a name. */
  isSilent?: boolean
}

/** A picture, uploaded or from the library, with its alternative text. */
export function PictureField({ id, label, value, onChange, isSilent = false }: Props) {
  const [isChoosing, setChoosing] = useState(false)
  const [alt, typeAlt] = useTyped(value.alt, (typed) => onChange({ ...value, alt: typed }))
  const take = (image: Image) => {
    setChoosing(false)
    onChange({ src: image.src, alt: image.alt })
  }
  return (
    <fieldset className={css.picture}>
      <legend className={css.label}>{label}</legend>
      {value.src && (
        <>
          {isSilent ? (
            <span className={css.thumb}>
              <Picture image={{ ...value, alt: '' }} ratio={[320, 200]} sizes="280px" />
            </span>
          ) : (
            <CropPicker key={value.src} image={value} onChange={onChange} />
          )}
        </>
      )}
      <div className={css.row}>
        <Button variant="default" size="xs" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
          {value.src ? 'Replace' : 'Choose a picture'}
        </Button>
        {value.src && (
          <Button variant="subtle" size="xs" color="gray" onClick={() => onChange({ src: '', alt: '' })}>
            Remove
          </Button>
        )}
      </div>
      {isChoosing && <PictureChoice onChoose={take} />}
      {value.src && !isSilent && (
        <TextInput
          id={`${id}-alt`}
          label="What it shows"
          description={alt ? undefined : 'Read out to people who cannot see it, and shown to search engines.'}
          value={alt}
          error={problemOf('line', alt, 200)}
          onChange={(event) => typeAlt(event.currentTarget.value)}
        />
      )}
    </fieldset>
  )
}
