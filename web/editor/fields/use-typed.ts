import { useState } from 'react'

/** A text field's local state: the text as it is typed, replaced whenever the block's value changes from outside. */
export function useTyped(value: string, onChange: (value: string) => void): [string, (typed: string) => void] {
  const [state, setState] = useState({ from: value, shown: value })
  if (state.from !== value) setState({ from: value, shown: value })
  return [
    state.from === value ? state.shown : value,
    (shown) => {
      setState({ from: value, shown })
      onChange(shown)
    },
  ]
}
