import { quoted } from '#domain/quoted.ts'
import { unknownPlace } from '#domain/travel/is-meant.ts'

/** A text that names no known place: it stays in its field, with suggestions. */
export interface UnknownText<T> {
  text: string
  meant: readonly T[]
  /** True when the lookup failed: the text may be right. */
  isUnchecked?: boolean
}

export const unknownWords = ({ text, isUnchecked }: UnknownText<unknown>, says = unknownPlace): string =>
  isUnchecked ? `${quoted(text)} cannot be looked up now. Try again in a moment.` : says(text)
