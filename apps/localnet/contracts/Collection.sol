// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface ITokenReceiver {
    function onERC721Received(address operator, address from, uint256 tokenId, bytes calldata data)
        external
        returns (bytes4);
}

/// Unique tokens (ERC-721), each with a URI of its own. Whoever deploys it mints.
contract Collection {
    string public name;
    string public symbol;
    address public immutable owner;
    uint256 public totalSupply;
    mapping(address holder => uint256) public balanceOf;
    mapping(uint256 tokenId => address) public getApproved;
    mapping(address holder => mapping(address operator => bool)) public isApprovedForAll;
    mapping(uint256 tokenId => address) private _owners;
    mapping(uint256 tokenId => string) private _uris;

    event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);
    event Approval(address indexed owner, address indexed approved, uint256 indexed tokenId);
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    error NotOwner(address caller);
    error NoSuchToken(uint256 tokenId);
    error TokenExists(uint256 tokenId);
    error NotAllowed(address caller, uint256 tokenId);
    error NotReceiver(address to);

    constructor(string memory name_, string memory symbol_) {
        name = name_;
        symbol = symbol_;
        owner = msg.sender;
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        // ERC-165, ERC-721, and its metadata.
        return id == 0x01ffc9a7 || id == 0x80ac58cd || id == 0x5b5e139f;
    }

    function ownerOf(uint256 tokenId) public view returns (address holder) {
        holder = _owners[tokenId];
        if (holder == address(0)) revert NoSuchToken(tokenId);
    }

    function tokenURI(uint256 tokenId) external view returns (string memory) {
        ownerOf(tokenId);
        return _uris[tokenId];
    }

    function mint(address to, uint256 tokenId, string calldata uri) external {
        if (msg.sender != owner) revert NotOwner(msg.sender);
        if (_owners[tokenId] != address(0)) revert TokenExists(tokenId);
        totalSupply += 1;
        balanceOf[to] += 1;
        _owners[tokenId] = to;
        _uris[tokenId] = uri;
        emit Transfer(address(0), to, tokenId);
    }

    function burn(uint256 tokenId) external {
        address holder = _take(tokenId);
        totalSupply -= 1;
        delete _owners[tokenId];
        delete _uris[tokenId];
        emit Transfer(holder, address(0), tokenId);
    }

    function approve(address approved, uint256 tokenId) external {
        address holder = ownerOf(tokenId);
        if (msg.sender != holder && !isApprovedForAll[holder][msg.sender]) revert NotAllowed(msg.sender, tokenId);
        getApproved[tokenId] = approved;
        emit Approval(holder, approved, tokenId);
    }

    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    function transferFrom(address from, address to, uint256 tokenId) public {
        if (ownerOf(tokenId) != from) revert NotAllowed(from, tokenId);
        _take(tokenId);
        balanceOf[to] += 1;
        _owners[tokenId] = to;
        emit Transfer(from, to, tokenId);
    }

    function safeTransferFrom(address from, address to, uint256 tokenId) external {
        safeTransferFrom(from, to, tokenId, "");
    }

    function safeTransferFrom(address from, address to, uint256 tokenId, bytes memory data) public {
        transferFrom(from, to, tokenId);
        if (to.code.length == 0) return;
        bytes4 answer = ITokenReceiver(to).onERC721Received(msg.sender, from, tokenId, data);
        if (answer != ITokenReceiver.onERC721Received.selector) revert NotReceiver(to);
    }

    function _take(uint256 tokenId) private returns (address holder) {
        holder = ownerOf(tokenId);
        bool allowed =
            msg.sender == holder || isApprovedForAll[holder][msg.sender] || getApproved[tokenId] == msg.sender;
        if (!allowed) revert NotAllowed(msg.sender, tokenId);
        delete getApproved[tokenId];
        balanceOf[holder] -= 1;
    }
}
