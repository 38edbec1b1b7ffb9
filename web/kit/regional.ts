import { createContext, use } from 'react'
import { defaultRegional } from '#domain/defaults.ts'
import type { Regional } from '#domain/regional.ts'

/** The agency's regional settings with the reader's own time zone, for everything that the kit formats. */
export const RegionalContext = createContext<Regional>(defaultRegional)

export const useRegional = (): Regional => use(RegionalContext)
