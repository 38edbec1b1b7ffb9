import { useEffect } from 'react'

/** Keeps what is typed in the address of the form's own screen, so that back and reload keep it. `address` is the query without `?`. */
export function useKeptAddress(address: string, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => {
      const dialog = new URLSearchParams(location.search).has('error')
      if (!dialog) history.replaceState(history.state, '', `?${address}`)
    }, 200)
    return () => clearTimeout(timer)
  }, [address, isOn])
}
