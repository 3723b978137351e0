import styles from './logo.module.css'

/** The wordmark, drawn, so that it is the same before the font has come. It takes the colour of what is around it. */
export const Logo = () => <span className={styles.logo} />
