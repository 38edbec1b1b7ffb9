import { useState } from 'react'

/** How a field shows and reads a value that is not a text. */
export interface Typing<T> {
  write: (value: number) => string
  /** The value of a text; undefined where it has none. */
  read: (text: string) => T | undefined
}

/** What is stored of a text: its value, or the text itself, which the shape of the document refuses. It is never the value before it. */
export function storedOf<T>({ read }: Typing<T>, text: string): T | string {
  const value = read(text)
  return value === undefined ? text : value
}

/** The text of a stored value. */
export function textOfStored({ write }: Pick<Typing<unknown>, 'write'>, value: unknown): string {
  if (typeof value === 'number') return write(value)
  return typeof value === 'string' ? value : ''
}

/** The text of a field whose value is not a text. A value that changes elsewhere replaces the text. */
export function useTyped<T>(typing: Typing<T>, value: unknown, onChange: (value: T | string) => void) {
  const [typed, setTyped] = useState(() => textOfStored(typing, value))
  const [known, setKnown] = useState(value)
  const [isLeft, setLeft] = useState(false)
  if (!Object.is(known, value)) {
    setKnown(value)
    setTyped(textOfStored(typing, value))
  }
  return {
    typed,
    /** Whether the text has no value; said when the field is left and when the form was refused. */
    isWrong: (error: string | undefined) => typing.read(typed) === undefined && (isLeft || error !== undefined),
    onLeave: () => setLeft(true),
    onType(text: string) {
      const next = storedOf(typing, text)
      setTyped(text)
      setKnown(next)
      setLeft(false)
      onChange(next)
    },
  }
}
