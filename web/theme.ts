import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'
import { portalColor } from '#domain/defaults.ts'

/** The primary colour at index 6; lighter tones for soft surfaces and for the dark scheme, darker ones for hover and press. */
const accent: MantineColorsTuple = [
  '#eaf2ff',
  '#d3e4ff',
  '#a6c8ff',
  '#76abff',
  '#4d92ff',
  '#2b7dff',
  portalColor,
  '#0059dd',
  '#004cbd',
  '#003c97',
]

/** Cool neutrals of the dark scheme; index 7 is the page, 6 a card, 4 a hairline. */
const dark: MantineColorsTuple = [
  '#e6e9ef',
  '#c3c9d4',
  '#98a1b0',
  '#6b7585',
  '#2b323d',
  '#232933',
  '#181d25',
  '#10141a',
  '#0b0e13',
  '#07090c',
]

const gray: MantineColorsTuple = [
  '#f7f8fa',
  '#f1f3f6',
  '#e5e8ee',
  '#d6dbe3',
  '#c0c7d2',
  '#9aa3b2',
  '#6b7586',
  '#4b5565',
  '#2e3642',
  '#161b23',
]

export const fontFamily = "'Inter Variable', 'Inter Stand-in', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"

/** The theme of the portal. Storefronts replace the primary colour and the font by CSS variables. */
export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: 6,
  colors: { accent, dark, gray },
  white: '#ffffff',
  black: '#161b23',
  autoContrast: true,
  luminanceThreshold: 0.36,
  fontFamily,
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, monospace",
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.5', lg: '1.5', xl: '1.35' },
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '10px', xl: '14px' },
  defaultRadius: 'md',
  headings: {
    fontFamily,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '1.25' },
      h2: { fontSize: '1.25rem', lineHeight: '1.3' },
      h3: { fontSize: '1rem', lineHeight: '1.4' },
      h4: { fontSize: '0.875rem', lineHeight: '1.45' },
      h5: { fontSize: '0.8125rem', lineHeight: '1.45' },
      h6: { fontSize: '0.75rem', lineHeight: '1.45' },
    },
  },
  shadows: {
    xs: '0 1px 2px rgb(16 20 26 / 0.06)',
    sm: '0 1px 3px rgb(16 20 26 / 0.08), 0 4px 12px rgb(16 20 26 / 0.05)',
    md: '0 2px 6px rgb(16 20 26 / 0.08), 0 10px 28px rgb(16 20 26 / 0.10)',
    lg: '0 4px 10px rgb(16 20 26 / 0.08), 0 18px 44px rgb(16 20 26 / 0.14)',
    xl: '0 8px 16px rgb(16 20 26 / 0.10), 0 28px 64px rgb(16 20 26 / 0.20)',
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Tooltip: { defaultProps: { openDelay: 350, transitionProps: { duration: 120 } } },
    Menu: {
      defaultProps: {
        shadow: 'md',
        transitionProps: { duration: 120, transition: 'pop-top-right' },
        // A menu contains items only: the first takes the focus, not a placeholder that no screen reader expects there.
        withInitialFocusPlaceholder: false,
        menuItemTabIndex: 0,
      },
    },
    Popover: { defaultProps: { shadow: 'md', transitionProps: { duration: 120 } } },
    Modal: { defaultProps: { centered: true, radius: 'lg', transitionProps: { duration: 150, transition: 'pop' } } },
    Drawer: { defaultProps: { transitionProps: { duration: 160 } } },
    // A dialog is not a section: its `header` would count as a second banner of the page.
    ModalHeader: { defaultProps: { component: 'div' } },
    DrawerHeader: { defaultProps: { component: 'div' } },
  },
})

/** Mantine's variables from our tokens. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': 'var(--page)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-2)',
    '--mantine-color-placeholder': 'var(--ink-3)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-color-error': 'var(--bad)',
    '--mantine-color-anchor': 'var(--accent-ink)',
  },
  dark: {
    '--mantine-color-body': 'var(--page)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-2)',
    '--mantine-color-placeholder': 'var(--ink-3)',
    '--mantine-color-default': 'var(--raised)',
    '--mantine-color-default-hover': 'var(--hover)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-color-error': 'var(--bad)',
    '--mantine-color-anchor': 'var(--accent-ink)',
  },
})
