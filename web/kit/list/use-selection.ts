import { useState } from 'react'

/** The selected rows among those that are shown. */
export interface Selection {
  isOn: (key: string) => boolean
  isAllOn: boolean
  isSomeOn: boolean
  toggle: (key: string) => void
  toggleAll: () => void
  clear: () => void
  /** Their keys, in the order of the list. */
  keys: readonly string[]
}

/** Row selection. Rows that are no longer shown are not selected. */
export function useSelection(shown: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const keys = shown.filter((key) => chosen.has(key))
  const isAllOn = keys.length > 0 && keys.length === shown.length
  return {
    isOn: (key) => chosen.has(key),
    isAllOn,
    isSomeOn: keys.length > 0 && !isAllOn,
    toggle: (key) => setChosen(new Set(keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key])),
    toggleAll: () => setChosen(new Set(isAllOn ? [] : shown)),
    clear: () => setChosen(new Set()),
    keys,
  }
}
