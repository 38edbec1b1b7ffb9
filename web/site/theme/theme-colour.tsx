/** The theme colour of the browser's own interface around a storefront, in both schemes. */
export const ThemeColour = ({ light, dark }: { light: string | undefined; dark: string | undefined }) => (
  <>
    <meta name="theme-color" content={light} media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content={dark} media="(prefers-color-scheme: dark)" />
  </>
)
