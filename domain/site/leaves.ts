import { z } from 'zod'
import { emailAddress } from '../contact/email-address.ts'
import { Words } from '../words.ts'
import { Crops, Focus, Link, Picture, VideoUrl } from './links.ts'

const Mail = emailAddress('Write an e-mail address, such as desk@example.com.').or(z.literal(''))
const Day = z.iso.date('Write a day with a year of four digits.').or(z.literal(''))

/** Maximum characters of a text in a draft that is invalid for visitors. */
const MOST_TYPED = 8_000
const AsTyped = Words.max(MOST_TYPED, `At most ${MOST_TYPED} characters.`).meta({
  description: 'As it was typed; not for visitors yet.',
})

type Leaf = z.ZodType<string, string>

/** The text fields of a site, each validated by `judge`. */
const leavesOf = (judge: (leaf: Leaf) => Leaf) => ({
  line: (most = 120) => judge(Words.trim().max(most, `At most ${most} characters.`)).default(''),
  text: (most = 600) => judge(Words.trim().max(most, `At most ${most} characters.`)).default(''),
  Name: judge(Words.trim().min(1, 'A page needs a title.').max(60, 'At most 60 characters.')),
  Link: judge(Link),
  PictureWithAlt: z.object({
    src: Picture.default(''),
    alt: judge(Words.trim().max(200, 'At most 200 characters.')).default(''),
    focus: Focus.optional(),
    crops: Crops.optional(),
  }),
  VideoUrl: judge(VideoUrl),
  Mail: judge(Mail),
  Day: judge(Day),
})
export type Leaves = ReturnType<typeof leavesOf>

/** As visitors see them. */
export const publishedLeaves: Leaves = leavesOf((leaf) => leaf)

/** In a draft: an invalid text is stored as typed. */
export const draftLeaves: Leaves = leavesOf((leaf) => leaf.pipe(z.string()).or(AsTyped))
