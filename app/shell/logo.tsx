import styles from './logo.module.css'

/** The wordmark as a picture, so that it does not depend on the font. It has the current text colour. */
export const Logo = () => <span className={styles.logo} />
