import { quoted } from '#domain/quoted.ts'
import { unknownPlace } from '#domain/travel/is-meant.ts'

/** A text that names nothing that is known: it stays in its field, with what it may mean. */
export interface UnknownText<T> {
  text: string
  meant: readonly T[]
  /** True when the places could not be asked for: the text may be right. */
  isUnchecked?: boolean
}

export const unknownWords = ({ text, isUnchecked }: UnknownText<unknown>, says = unknownPlace): string =>
  isUnchecked ? `${quoted(text)} cannot be looked up now. Try again in a moment.` : says(text)
