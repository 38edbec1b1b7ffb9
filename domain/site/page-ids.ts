import { z } from 'zod'
import { MOST_OWN_ID, OWN } from './own-page-id.ts'
import { type OwnPageId as Own, pageIds } from './pages.ts'

// Separate from `pages.ts`, so that visitors' browsers load no Zod.

const no = 'There is no such page.'

export const OwnPageId = z.string().regex(OWN, no).max(MOST_OWN_ID, no) as z.ZodType<Own>
export const AnyPageId = z.enum(pageIds).or(OwnPageId)
