// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- an ambient declaration cannot be imported
/// <reference path="./css-modules.d.ts" />
export { Accordion, AccordionItem } from './Accordion/Accordion';
export { Badge } from './Badge/Badge';
export { BrandMark } from './BrandMark/BrandMark';
export { Card, CardBody, CardLink, CardMedia } from './Card/Card';
export { Chip } from './Chip/Chip';
export { Container } from './Container/Container';
export { EmptyState } from './EmptyState/EmptyState';
export { Hills } from './Hills/Hills';
export { Picture } from './Picture/Picture';
export { Price } from './Price/Price';
export { Rating } from './Rating/Rating';
export { SectionHeading } from './SectionHeading/SectionHeading';
export { Button, ButtonLink } from './Button/Button';
export { IconButton } from './IconButton/IconButton';
export { Dialog } from './Dialog/Dialog';
export { Skeleton } from './Skeleton/Skeleton';
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden';
export { ShareLinks } from './ShareLinks/ShareLinks';
export { ChatLink } from './ChatLink/ChatLink';
export { PhoneLink } from './PhoneLink/PhoneLink';
export { Icon } from './icons/Icon';
export * from './icons/icons';
export { useFetched } from './hooks/useFetched';
export { usePageAddress } from './hooks/usePageAddress';
export { useOutside } from './hooks/useOutside';
export { Logo } from './Logo/Logo';
export { StoryLink, storeStoryOpened, storyHref } from './StoryLink/StoryLink';
